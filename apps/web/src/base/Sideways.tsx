import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What is wider than its room scrolls sideways; it fades away on the sides where there is more of it. */
export function Sideways({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => setMore(sidesOf(current)));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="sideways" ref={box} data-more={more} onScroll={({ currentTarget }) => setMore(sidesOf(currentTarget))}>
      {children}
    </div>
  );
}

/** A part of a pixel is nothing to scroll to. */
const NEAR = 2;

function sidesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const left = scrollLeft > NEAR ? 'left' : '';
  const right = scrollLeft + clientWidth < scrollWidth - NEAR ? 'right' : '';
  return `${left} ${right}`;
}
