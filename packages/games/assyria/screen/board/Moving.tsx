import { lift } from '@shinar/table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface SlideProps {
  readonly x: number;
  readonly y: number;
  readonly pace: number;
  readonly children: ReactNode;
}

/** A disc that slides from where it was to where it is. */
export function Slide({ x, y, pace, children }: SlideProps) {
  const element = useRef<SVGGElement>(null);
  const last = useRef({ x, y });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { x, y };
    if (pace === 0 || (from.x === x && from.y === y)) return;
    const way = [
      { x: from.x - x, y: from.y - y },
      { x: 0, y: 0 },
    ];
    return lift(element.current!, way, { duration: pace, easing: 'ease-in-out' });
  }, [x, y, pace]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={element}>{children}</g>
    </g>
  );
}

interface PassingProps {
  /** How long it takes, in milliseconds. */
  readonly lasts: number;
  readonly rise: number;
  readonly children: ReactNode;
}

/** Something that rises and fades: points, or a piece that leaves. Give it the step as key; it shows nothing once it has passed. */
export function Passing({ lasts, rise, children }: PassingProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (lasts === 0) return;
    const way = [
      { x: 0, y: 0, opacity: 1 },
      { x: 0, y: -rise / 2, opacity: 1, offset: 0.6 },
      { x: 0, y: -rise, opacity: 0 },
    ];
    return lift(element.current!, way, { duration: lasts, easing: 'ease-out' });
  }, [lasts, rise]);
  return (
    <g ref={element} opacity={0}>
      {children}
    </g>
  );
}
