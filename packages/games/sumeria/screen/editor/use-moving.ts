import { useMemo, useState } from 'react';
import type { BoardData, Position } from '../../rules/index.ts';
import { type Layout, layoutOf, type Point } from '../layout.ts';
import { positionAt } from '../map/frame.ts';
import { moved, positionsOn } from './moving.ts';
import { type Partners, partnersOf, type Symmetry } from './symmetry.ts';

interface Given {
  readonly given: BoardData;
  readonly wide: boolean;
  readonly symmetry: Symmetry;
  readonly onChange: (board: BoardData) => void;
}

interface Moving {
  /** As it is drawn: while a place is in somebody's hand, with it there. */
  readonly board: BoardData;
  readonly layout: Layout;
  readonly partners: Partners;
  /** Whether the place in the hand cannot go where the hand is. */
  readonly blocked: boolean;
  move(place: number, to: Point, done: boolean): void;
}

/** A board whose places are moved: one change for a whole drag. */
export function useMoving({ given, wide, symmetry, onChange }: Given): Moving {
  const [held, setHeld] = useState<readonly Position[]>();
  const [blocked, setBlocked] = useState(false);
  const board = useMemo(() => (held === undefined ? given : { ...given, positions: held }), [given, held]);
  const layout = useMemo(() => layoutOf(board, wide), [board, wide]);
  const positions = positionsOn(board, layout, wide);
  const partners = useMemo(() => partnersOf(positionsOn(given, layoutOf(given, wide), wide), symmetry), [given, wide, symmetry]);
  const move = (place: number, to: Point, done: boolean): void => {
    const next = moved(positions, { place, to: positionAt(to, wide), symmetry, partners });
    setBlocked(next === undefined);
    const last = next ?? held;
    setHeld(done ? undefined : last);
    if (done && last !== undefined) onChange({ ...given, positions: last });
  };
  return { board, layout, partners, blocked, move };
}
