import type { BotGame } from '../room.ts';
import { planned } from '../rooms.ts';

/** How deep to look, in playouts. */
export interface Depth {
  /** For every position, once; at first sight alone if 0. */
  readonly look: number;
  /** For the step played and the better one, each in every view, if suspicious; and again if the loss looks large. */
  readonly weigh: number;
  readonly check: number;
  /** For each of `draws` draws, in every view. */
  readonly luck: number;
  readonly draws: number;
}

export interface Depths {
  /** A first picture, in seconds. */
  readonly glance: Depth;
  /** The depth behind verdicts. */
  readonly careful: Depth;
}

const SEARCHED: Depths = {
  glance: { look: 60, weigh: 40, check: 150, luck: 12, draws: 6 },
  careful: { look: 250, weigh: 150, check: 1000, luck: 50, draws: 12 },
};
/** Rollouts of plans take long. Their views differ by nothing but luck, so they are as sure as their number says, and fewer will do. */
const PLANNED: Depths = {
  glance: { look: 0, weigh: 24, check: 60, luck: 12, draws: 6 },
  careful: { look: 150, weigh: 100, check: 400, luck: 50, draws: 12 },
};

export const depthsOf = (game: BotGame): Depths => (planned(game) === undefined ? SEARCHED : PLANNED);
