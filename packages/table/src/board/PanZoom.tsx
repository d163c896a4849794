import { type KeyboardEvent, type ReactNode, use, useRef } from 'react';
import { OnPaper } from '../on-paper.ts';
import { moveFocus } from './arrow-focus.ts';
import { BoardLabels } from './board-labels.ts';
import { MOST, usePanZoom, usePointers, type Zoom } from './use-pan-zoom.ts';
import './pan-zoom.css';

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
  const view = usePanZoom(frame, content);
  const { scale, zoom, showAll } = view;
  const pointers = usePointers(frame, view);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+') zoom(1.4);
    else if (event.key === '-') zoom(1 / 1.4);
    else if (event.key === '0') showAll();
    else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
  };

  return (
    <section
      ref={frame}
      className="pan-zoom"
      aria-label={labels.board}
      data-zoomed={scale > 1 ? '' : undefined}
      {...pointers}
      onKeyDown={onKeyDown}
    >
      <div ref={content} className="pan-zoom-content">
        {children}
      </div>
      <ZoomButtons scale={scale} zoom={zoom} showAll={showAll} />
    </section>
  );
}

interface ZoomButtonsProps {
  readonly scale: number;
  readonly zoom: Zoom;
  readonly showAll: () => void;
}

function ZoomButtons({ scale, zoom, showAll }: ZoomButtonsProps) {
  const labels = use(BoardLabels);
  return (
    <div className="pan-zoom-buttons">
      <button type="button" className="round" aria-label={labels.zoomIn} onClick={() => zoom(1.6)} disabled={scale >= MOST}>
        +
      </button>
      {scale > 1 && (
        <>
          <button type="button" className="round" aria-label={labels.zoomOut} onClick={() => zoom(1 / 1.6)}>
            −
          </button>
          <button type="button" className="round" aria-label={labels.zoomAll} onClick={showAll}>
            ⤢
          </button>
        </>
      )}
    </div>
  );
}
