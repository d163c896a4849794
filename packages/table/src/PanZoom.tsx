import { type KeyboardEvent, type PointerEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { moveFocus } from './arrow-focus.ts';
import { BoardLabels } from './board-labels.ts';
import { OnPaper } from './on-paper.ts';
import './pan-zoom.css';

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MOST = 5;
/** A finger or mouse that moved less has tapped, not dragged. */
const SLACK = 6;

/** A board that can be zoomed by wheel, pinch and buttons, and dragged when it is larger than its frame. */
export function PanZoom({ children }: { readonly children: ReactNode }) {
  if (!use(OnPaper)) return <Zoomed>{children}</Zoomed>;
  return (
    <div className="pan-zoom">
      <div className="pan-zoom-content">{children}</div>
    </div>
  );
}

function Zoomed({ children }: { readonly children: ReactNode }) {
  const labels = use(BoardLabels);
  const frame = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);
  const view = useRef(WHOLE);
  const [scale, setScale] = useState(WHOLE.scale);

  /** Dragging moves the board without drawing anything anew; the buttons need the scale alone. */
  const look = (next: View): void => {
    const box = frame.current!.getBoundingClientRect();
    view.current = within(box, next);
    const { x, y } = view.current;
    content.current!.style.transform = `translate(${x}px, ${y}px) scale(${next.scale})`;
    setScale(next.scale);
  };

  const zoom = (factor: number, clientX?: number, clientY?: number): void => {
    const box = frame.current!.getBoundingClientRect();
    const old = view.current;
    const px = (clientX ?? box.left + box.width / 2) - box.left;
    const py = (clientY ?? box.top + box.height / 2) - box.top;
    const next = Math.min(MOST, Math.max(1, old.scale * factor));
    const by = next / old.scale;
    look({ scale: next, x: px - (px - old.x) * by, y: py - (py - old.y) * by });
  };

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

  const onPointerMove = (event: PointerEvent): void => {
    const last = pointers.current.get(event.pointerId);
    if (last === undefined) return;
    const here = { x: event.clientX, y: event.clientY };
    if (Math.hypot(here.x - last.x, here.y - last.y) < SLACK && !dragged.current) return;
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other !== undefined) {
      const factor = Math.hypot(here.x - other.x, here.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y));
      zoom(factor, (here.x + other.x) / 2, (here.y + other.y) / 2);
    } else if (view.current.scale > 1) {
      const old = view.current;
      frame.current!.dataset.dragging = '';
      look({ ...old, x: old.x + here.x - last.x, y: old.y + here.y - last.y });
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

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+') zoom(1.4);
    else if (event.key === '-') zoom(1 / 1.4);
    else if (event.key === '0') look(WHOLE);
    else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
  };

  return (
    <section
      ref={frame}
      className="pan-zoom"
      aria-label={labels.board}
      data-zoomed={scale > 1 ? '' : undefined}
      onPointerDown={(event) => {
        dragged.current = false;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onPointerLeave={onPointerEnd}
      onClickCapture={(event) => {
        if (dragged.current) event.stopPropagation();
      }}
      onKeyDown={onKeyDown}
    >
      <div ref={content} className="pan-zoom-content">
        {children}
      </div>
      <div className="pan-zoom-buttons">
        <button type="button" className="round" aria-label={labels.zoomIn} onClick={() => zoom(1.6)} disabled={scale >= MOST}>
          +
        </button>
        {scale > 1 && (
          <>
            <button type="button" className="round" aria-label={labels.zoomOut} onClick={() => zoom(1 / 1.6)}>
              −
            </button>
            <button type="button" className="round" aria-label={labels.zoomAll} onClick={() => look(WHOLE)}>
              ⤢
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Keeps the board over its whole frame. */
const within = (box: DOMRect, { scale, x, y }: View): View => ({
  scale,
  x: Math.min(0, Math.max(box.width * (1 - scale), x)),
  y: Math.min(0, Math.max(box.height * (1 - scale), y)),
});
