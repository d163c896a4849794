import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TravelProps {
  /** The points to travel through, the last being where the piece stands; nothing when it stays. */
  readonly path: readonly { readonly x: number; readonly y: number }[] | undefined;
  /** The step this belongs to: a piece travels once a step. */
  readonly step: number;
  /** Milliseconds for the whole way; 0 for no movement. */
  readonly pace: number;
  readonly children: ReactNode;
}

/** Lets a piece of an SVG board travel to its place. */
export function Travel({ path, step, pace, children }: TravelProps) {
  const element = useRef<SVGGElement>(null);
  const shown = useRef(-1);
  useLayoutEffect(() => {
    const end = path?.at(-1);
    const travelled = shown.current === step;
    shown.current = step;
    if (travelled || path === undefined || end === undefined || pace === 0) return;
    const frames = path.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
    element.current?.animate(frames, { duration: pace, easing: 'ease-in-out' });
  }, [path, step, pace]);
  return <g ref={element}>{children}</g>;
}
