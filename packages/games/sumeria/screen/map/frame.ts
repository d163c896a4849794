/** The map by its own measure and on the screen: flat or bent with the river, lying or standing. */
import { MAP, type Position } from '../../rules/index.ts';
import type { Point } from '../layout.ts';

/** Measures along the river and across it. */
export interface Frame {
  readonly along: number;
  readonly across: number;
  readonly margin: number;
  /** How far the cities lie from the outer edge. */
  readonly inland: number;
}
const WIDE: Frame = { along: 1240, across: 800, margin: 175, inland: 230 };
const TALL: Frame = { along: 1100, across: 760, margin: 130, inland: 215 };
export const frameOf = (wide: boolean): Frame => (wide ? WIDE : TALL);

/** The land follows the bends of the river. */
const swing = (along: number): number => 18 * Math.sin(along / 175);
export const bend = ({ x, y }: Point): Point => ({ x, y: y + swing(x) });
const unbend = ({ x, y }: Point): Point => ({ x, y: y - swing(x) });

/** On a tall screen the river runs down; twice is as before. */
export const turn = ({ x, y }: Point, wide: boolean): Point => (wide ? { x, y } : { x: y, y: x });

export const placedBy = ([along, across]: Position, frame: Frame): Point => ({
  x: (along / MAP[0]) * frame.along,
  y: (across / MAP[1]) * frame.across,
});

const positionOf = ({ x, y }: Point, frame: Frame): Position => [(x / frame.along) * MAP[0], (y / frame.across) * MAP[1]];

/** What lies there on the screen, by the map's own measure. */
export const positionAt = (point: Point, wide: boolean): Position => positionOf(unbend(turn(point, wide)), frameOf(wide));
