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
    const frames = [{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'none' }];
    const animation = element.current?.animate(frames, { duration: pace, easing: 'ease-in-out' });
    return () => animation?.cancel();
  }, [x, y, pace]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={element}>{children}</g>
    </g>
  );
}

interface PassingProps {
  readonly pace: number;
  readonly rise: number;
  readonly children: ReactNode;
}

/** Something that rises and fades: points, or a piece that leaves. Give it the step as key; it shows nothing once it has passed. */
export function Passing({ pace, rise, children }: PassingProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (pace === 0) return;
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: `translate(0, ${-rise / 2}px)`, offset: 0.6 },
      { opacity: 0, transform: `translate(0, ${-rise}px)` },
    ];
    const animation = element.current?.animate(frames, { duration: pace * 4, easing: 'ease-out' });
    return () => animation?.cancel();
  }, [pace, rise]);
  return (
    <g ref={element} opacity={0}>
      {children}
    </g>
  );
}
