/** What the table knows of the screen it is on. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { eventValue, useValue } from '../base/value.ts';

/** Boards drawn for a wide frame fit better down to this part of the height. */
const WIDE = 0.88;
/** A frame below this height is low, in pixels: a phone on its side. */
const LOW = 500;

interface Room {
  /** Whether it is rather wide than tall. */
  readonly wide: boolean;
  readonly low: boolean;
}

/** The room that an element gives to a board. */
export function useRoomIn(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ wide: true, low: false });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const [wide, low] = [width > height * WIDE, height < LOW];
      setRoom((before) => (before.wide === wide && before.low === low ? before : { wide, low }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** An element that has grown does not shrink before `key` changes or the window does: what comes and goes in it moves nothing back and forth under the pointer. To a part of a pixel: a board beside it that gave way by one would be laid out anew. */
export function useHeld(element: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const held = element.current;
    if (held === null || key === '') return;
    const free = (): void => {
      held.style.minHeight = '';
    };
    const observer = new ResizeObserver(() => {
      held.style.minHeight = `${held.getBoundingClientRect().height}px`;
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
