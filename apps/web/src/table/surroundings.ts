/** What the table knows of the screen it is on. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether an element has more width than height. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWide(entry.contentRect.width > entry.contentRect.height);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wide;
}

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => reduced.matches);
}
