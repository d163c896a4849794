import type { GameWords } from '@shinar/words';
import { type PointerEvent, useRef, useState } from 'react';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { ExploreTable } from '../explore-table.ts';
import { spotOf, tokenAt, useFrame } from './places.ts';
import './drawing.css';

interface DrawingProps {
  readonly table: ExploreTable;
  readonly words: GameWords;
  /** Whether the pointer draws: a tap marks a piece, a line from one to another is an arrow. */
  readonly drawing: boolean;
}

const ARROW = '>';
/** How far an arrow stays from the centre of its pieces, and how large a mark is, in pixels. */
const SHORT = 10;
const RADIUS = 18;

/** What somebody has drawn at the node, over the board. */
export function Drawing({ table, words, drawing }: DrawingProps) {
  const m = useMessages().explore;
  useValue(table.view);
  const over = useRef<SVGSVGElement>(null);
  const frame = useFrame(over);
  const [begun, setBegun] = useState<string>();
  const { marks } = table;
  const state = table.tree.moments[table.node]!.state;
  const name = (mark: string): string =>
    mark
      .split(ARROW)
      .map((token) => words.token(token, state))
      .join(' → ');
  const at = ({ clientX, clientY }: PointerEvent): string | undefined => frame && tokenAt(frame, clientX, clientY);
  const onPointerDown = (event: PointerEvent): void => {
    // touch events keep their first target, so the board wouldn't hear where the finger ends up
    event.currentTarget.setPointerCapture(event.pointerId);
    setBegun(at(event));
  };
  const onPointerUp = (event: PointerEvent): void => {
    const end = at(event);
    setBegun(undefined);
    if (begun !== undefined && end !== undefined) void table.mark(begun === end ? begun : `${begun}${ARROW}${end}`);
  };
  return (
    <svg
      ref={over}
      className="drawing"
      data-drawing={drawing}
      role="img"
      aria-label={marks.length === 0 ? m.nothingDrawn : m.drawn(marks.map(name).join(', '))}
      onPointerDown={drawing ? onPointerDown : undefined}
      onPointerUp={drawing ? onPointerUp : undefined}
      onPointerCancel={() => setBegun(undefined)}
    >
      <defs>
        <marker id="drawn-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
          <path d="M0 0 10 5 0 10Z" />
        </marker>
      </defs>
      {frame && [...new Set([...marks, begun ?? []].flat())].map((mark) => <Drawn key={mark} frame={frame} mark={mark} />)}
    </svg>
  );
}

function Drawn({ frame, mark }: { readonly frame: Element; readonly mark: string }) {
  const [from, to] = mark.split(ARROW).map((token) => spotOf(frame, token));
  if (from === undefined) return null;
  if (!mark.includes(ARROW)) return <circle className="drawn" cx={from.x} cy={from.y} r={RADIUS} />;
  if (to === undefined) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / length) * SHORT, ((to.y - from.y) / length) * SHORT];
  return <line className="drawn" x1={from.x + dx} y1={from.y + dy} x2={to.x - dx} y2={to.y - dy} markerEnd="url(#drawn-tip)" />;
}
