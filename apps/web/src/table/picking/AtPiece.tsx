import type { GameTypes } from '@shinar/core';
import type { GameUi, GameWords } from '@shinar/table';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ActionButtons } from './Actions.tsx';
import { buttonsAt } from './buttons-at.ts';
import type { Picking } from './use-picks.ts';
import './at-piece.css';

interface AtPieceProps {
  readonly ui: GameUi;
  readonly state: GameTypes['state'];
  readonly words: GameWords;
  readonly picking: Picking;
  /** What the board stands in. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The gap between a piece and its buttons, in pixels. */
const GAP = 8;

/** What can be done with the piece that is chosen, beside it. */
export function AtPiece({ ui, state, words, picking, frame }: AtPieceProps) {
  const box = useRef<HTMLDivElement>(null);
  const tokens = buttonsAt(ui, picking);
  const piece = picking.chosen.findLast((token) => ui.stays?.(token));
  const standThere = (): void => {
    if (box.current === null || frame.current === null || piece === undefined) return;
    const target = frame.current.querySelector(`[data-token="${CSS.escape(piece)}"]`);
    if (target !== null) stand(box.current, target.getBoundingClientRect(), frame.current.getBoundingClientRect());
  };
  useLayoutEffect(standThere);
  useWhenBoardMoves(frame, standThere);
  if (tokens.length === 0) return null;
  return (
    <div ref={box} className="at-piece actions">
      <ActionButtons ui={ui} tokens={tokens} state={state} words={words} picking={picking} />
    </div>
  );
}

/** Calls where the board has another size or is looked at elsewhere: nothing else is drawn anew then. */
function useWhenBoardMoves(frame: RefObject<HTMLElement | null>, call: () => void): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    const content = frame.current?.querySelector('.pan-zoom-content');
    if (frame.current === null || !content) return;
    const sizes = new ResizeObserver(() => latest.current());
    sizes.observe(frame.current);
    sizes.observe(content);
    const looks = new MutationObserver(() => latest.current());
    looks.observe(content, { attributeFilter: ['style'] });
    return () => {
      sizes.disconnect();
      looks.disconnect();
    };
  }, [frame]);
}

/** Below the piece if there is room, else above it; never beyond the frame. */
function stand(box: HTMLElement, piece: DOMRect, frame: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = piece.bottom + GAP + height <= frame.bottom;
  const x = Math.min(Math.max(piece.left + piece.width / 2 - width / 2, frame.left), frame.right - width);
  const y = Math.max(Math.min(below ? piece.bottom + GAP : piece.top - GAP - height, frame.bottom - height), frame.top);
  box.style.transform = `translate(${Math.round(x - frame.left)}px, ${Math.round(y - frame.top)}px)`;
}
