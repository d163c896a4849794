import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Tipped, tipOf } from './tip-of.ts';
import './tips.css';

interface Shown extends Tipped {
  /** Where the pointer is, if one shows it. */
  readonly at?: { readonly x: number; readonly y: number };
}

/** How long a finger rests on a thing to ask what it is, in milliseconds, and how far it may stray. A slow tap takes up to 600. */
const LONG = 700;
const STRAY = 12;
const GAP = 10;
/** A thing taller than this is told beside the pointer. */
const TALL = 90;

/** What things are, told at once where a pointer or the focus is, and by a finger that rests on them. */
export function Tips() {
  const [shown, setShown] = useState<Shown>();
  const box = useRef<HTMLDivElement>(null);
  useTipEvents(setShown);
  usePlace(box, shown);
  if (shown === undefined) return null;
  return (
    <div ref={box} className="tip" role="tooltip" aria-hidden="true">
      {shown.text}
    </div>
  );
}

function useTipEvents(show: (shown: Shown | undefined) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let asked = false;
    /** Answers whether there is something to tell. */
    const showAt = ({ target, clientX: x, clientY: y }: PointerEvent): boolean => {
      const tip = tipOf(target);
      show(tip && { ...tip, at: { x, y } });
      return tip !== undefined;
    };
    const listen: { readonly [E in keyof DocumentEventMap]?: (event: DocumentEventMap[E]) => void } = {
      pointerover: (event) => event.pointerType === 'mouse' && showAt(event),
      pointerdown: (event) => {
        clearTimeout(timer);
        asked = false;
        show(undefined);
        if (event.pointerType !== 'touch') return;
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          asked = showAt(event);
        }, LONG);
      },
      pointermove: ({ clientX, clientY }) => Math.hypot(clientX - start.x, clientY - start.y) > STRAY && clearTimeout(timer),
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focusin: ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(tipOf(target)),
      focusout: () => show(undefined),
      keydown: ({ key }) => key === 'Escape' && show(undefined),
      /** Who asked what a thing is has not chosen it. */
      click: (event) => {
        if (!asked) return;
        asked = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
    const all = Object.entries(listen) as [string, (event: Event) => void][];
    for (const [name, listener] of all) document.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of all) document.removeEventListener(name, listener, true);
    };
  }, [show]);
}

/** Above the thing, or below it where there is no room; never beyond the window. */
function usePlace(box: RefObject<HTMLDivElement | null>, shown: Shown | undefined): void {
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip === null || shown === undefined) return;
    const thing = shown.element.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const beside = shown.at !== undefined && thing.height > TALL ? shown.at.y : undefined;
    const middle = shown.at !== undefined && thing.width > TALL ? shown.at.x : thing.left + thing.width / 2;
    const above = (beside ?? thing.top) - height - GAP;
    tip.style.left = `${Math.max(4, Math.min(window.innerWidth - width - 4, middle - width / 2))}px`;
    tip.style.top = `${above > 4 ? above : (beside ?? thing.bottom) + GAP * (beside === undefined ? 1 : 2)}px`;
  }, [box, shown]);
}
