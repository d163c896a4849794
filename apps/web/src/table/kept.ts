/** A table as it is kept on the device. */
import type { Step } from '@shinar/core';
import type { GameId } from '../games/index.ts';
import type { SeatLook } from '../seats/looks.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits at a seat: a person, or a bot of a level. */
export interface Seating extends SeatLook {
  readonly bot?: Level;
}

export interface KeptTable {
  readonly id: string;
  readonly game: GameId;
  readonly board: string;
  readonly boardData?: unknown;
  readonly rules: number;
  readonly seats: readonly Seating[];
  /** Without hints and without taking back, as chosen at the set-up. */
  readonly strict?: boolean;
  /** What chance is drawn from; secret until the game is over. */
  readonly seed: string;
  /** Stored before the first draw; missing when an imported game goes on, whose first draws nobody committed to. */
  readonly commitment?: string;
  readonly steps: readonly Step[];
  readonly over: boolean;
  /** When it was last played, for the list of kept games. */
  readonly touched: number;
}
