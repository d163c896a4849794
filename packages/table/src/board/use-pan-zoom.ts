/** Where one looks on a board: its scale and what is in the frame, by pointers, wheel and buttons. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}
const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST = 5;
/** A finger or mouse that moved less has tapped, not dragged. */
const SLACK = 6;

/** Zooms by a factor, about a spot of the window or the middle of the frame. */
export type Zoom = (factor: number, clientX?: number, clientY?: number) => void;

export function usePanZoom(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const view = useRef(WHOLE);
  const [scale, setScale] = useState(WHOLE.scale);

  /** Dragging moves the board without drawing anything anew; the buttons need the scale alone. */
  const look = (next: View): void => {
    view.current = within(frame.current!.getBoundingClientRect(), next);
    const { x, y } = view.current;
    content.current!.style.transform = `translate(${x}px, ${y}px) scale(${next.scale})`;
    setScale(next.scale);
  };

  const zoom: Zoom = (factor, clientX, clientY) => {
    const box = frame.current!.getBoundingClientRect();
    const old = view.current;
    const px = (clientX ?? box.left + box.width / 2) - box.left;
    const py = (clientY ?? box.top + box.height / 2) - box.top;
    const next = Math.min(MOST, Math.max(1, old.scale * factor));
    const by = next / old.scale;
    look({ scale: next, x: px - (px - old.x) * by, y: py - (py - old.y) * by });
  };

  const drag = (from: Spot, to: Spot): void => {
    const old = view.current;
    look({ ...old, x: old.x + to.x - from.x, y: old.y + to.y - from.y });
  };

  useWheel(frame, zoom);
  return { scale, zoom, drag, showAll: () => look(WHOLE) };
}

function useWheel(frame: RefObject<HTMLElement | null>, zoom: Zoom): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });
}

/** What fingers and the mouse do on the frame: one drags a board that is larger than it, two pinch. */
export function usePointers(
  frame: RefObject<HTMLElement | null>,
  { scale, zoom, drag }: Pick<ReturnType<typeof usePanZoom>, 'scale' | 'zoom' | 'drag'>,
) {
  const pointers = useRef(new Map<number, Spot>());
  const dragged = useRef(false);

  const onPointerMove = (event: PointerEvent): void => {
    const last = pointers.current.get(event.pointerId);
    if (last === undefined) return;
    const here = { x: event.clientX, y: event.clientY };
    if (Math.hypot(here.x - last.x, here.y - last.y) < SLACK && !dragged.current) return;
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other !== undefined) {
      const factor = Math.hypot(here.x - other.x, here.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y));
      zoom(factor, (here.x + other.x) / 2, (here.y + other.y) / 2);
    } else if (scale > 1) {
      frame.current!.dataset.dragging = '';
      drag(last, here);
    } else {
      return;
    }
    dragged.current = true;
    pointers.current.set(event.pointerId, here);
  };

  const onPointerEnd = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
    delete frame.current?.dataset.dragging;
  };

  return {
    onPointerDown: (event: PointerEvent): void => {
      dragged.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onPointerLeave: onPointerEnd,
    onClickCapture: (event: { stopPropagation(): void }): void => {
      if (dragged.current) event.stopPropagation();
    },
  };
}

/** Keeps the board over its whole frame. */
const within = (box: DOMRect, { scale, x, y }: View): View => ({
  scale,
  x: Math.min(0, Math.max(box.width * (1 - scale), x)),
  y: Math.min(0, Math.max(box.height * (1 - scale), y)),
});
