/** Places that are moved by hand. */
import { type BoardData, onMap, type Position, tooCloseTo } from '../../rules/index.ts';
import type { Layout, Point } from '../layout.ts';
import { positionAt } from '../map/frame.ts';
import { mirrored, type Partners, type Symmetry } from './symmetry.ts';

/** Where everything lies, by hand or as the map found it. */
export const positionsOn = (board: BoardData, { points }: Layout, wide: boolean): readonly Position[] =>
  board.positions ?? points.map((point) => onMap(positionAt(point, wide)));

export interface Move {
  readonly place: number;
  readonly to: Position;
  readonly symmetry: Symmetry;
  readonly partners: Partners;
}

/** All positions once a place lies elsewhere, and likewise on the other side; none where another place is too close. */
export function moved(positions: readonly Position[], { place, to, symmetry, partners }: Move): readonly Position[] | undefined {
  const partner = partners[place]!;
  const at = onMap(to);
  const next = positions.map((position, i) => (i === place ? at : i === partner ? mirrored(at, symmetry) : position));
  return [place, partner].some((each) => tooCloseTo(next, each) !== undefined) ? undefined : next;
}

/** How far an arrow key moves a place, as the screen measures it. */
const NUDGE = 12;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -NUDGE, y: 0 },
  ArrowRight: { x: NUDGE, y: 0 },
  ArrowUp: { x: 0, y: -NUDGE },
  ArrowDown: { x: 0, y: NUDGE },
};

/** Where a key moves what lies here. */
export function nudged({ x, y }: Point, key: string): Point | undefined {
  const arrow = ARROWS[key];
  return arrow && { x: x + arrow.x, y: y + arrow.y };
}

/** Where a pointer is, as a drawing measures it. */
export function pointIn(svg: SVGSVGElement, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return { x, y };
}
