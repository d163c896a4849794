/** What the table knows of the screen it is on. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { eventValue, useValue } from '../base/value.ts';

/** Boards drawn for a wide frame fit better down to this part of the height. */
const WIDE = 0.88;

/** Whether an element is rather wide than tall. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWide(entry.contentRect.width > entry.contentRect.height * WIDE);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wide;
}

/** An element that has grown does not shrink before `key` changes or the window does: what comes and goes in it moves nothing back and forth under the pointer. */
export function useHeld(element: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const held = element.current;
    if (held === null || key === '') return;
    const free = (): void => {
      held.style.minHeight = '';
    };
    const observer = new ResizeObserver(() => {
      held.style.minHeight = `${held.offsetHeight}px`;
    });
    observer.observe(held);
    window.addEventListener('resize', free);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', free);
      free();
    };
  }, [element, key]);
}

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
const isReduced = eventValue(reduced, 'change', () => reduced.matches);

export function useReducedMotion(): boolean {
  return useValue(isReduced);
}
