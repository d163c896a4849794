import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lift } from './board/lift.ts';

interface TravelProps {
  /** The points to travel through, the last being where the piece stands; nothing when it stays. */
  readonly path: readonly { readonly x: number; readonly y: number }[] | undefined;
  /** The step this belongs to: a piece travels once a step. */
  readonly step: number;
  /** Milliseconds for the whole way; 0 for no movement. */
  readonly pace: number;
  /** Milliseconds until it sets out. */
  readonly delay?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Lets a piece of an SVG board travel to its place. */
export function Travel({ path, step, pace, delay = 0, className, children }: TravelProps) {
  const element = useRef<SVGGElement>(null);
  const shown = useRef(-1);
  const landing = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const end = path?.at(-1);
    const travelled = shown.current === step;
    shown.current = step;
    if (travelled || path === undefined || end === undefined || pace === 0) return;
    const way = path.map(({ x, y }) => ({ x: x - end.x, y: y - end.y }));
    landing.current?.();
    landing.current = lift(element.current!, way, { duration: pace, delay, easing: 'ease-in-out', fill: 'backwards' });
  }, [path, step, pace, delay]);
  useLayoutEffect(() => () => landing.current?.(), []);
  return (
    <g ref={element} className={className}>
      {children}
    </g>
  );
}
