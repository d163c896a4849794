import { type ReactNode, useEffect, useRef } from 'react';

/** What is wider than its room scrolls sideways; it fades away on the sides where there is more of it. */
export function Sideways({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => fade(current));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="sideways" ref={box} onScroll={({ currentTarget }) => fade(currentTarget)}>
      {children}
    </div>
  );
}

/** In pixels. */
const WIDEST = 48;

/** As far as there is more, so that the last of it is plain to read. */
function fade(box: HTMLElement): void {
  const right = box.scrollWidth - box.clientWidth - box.scrollLeft;
  box.style.setProperty('--left', `${Math.min(WIDEST, box.scrollLeft)}px`);
  box.style.setProperty('--right', `${Math.min(WIDEST, right)}px`);
}
