import type { Game } from '@shinar/core';
import { board } from './board.ts';
import { type Assyria, rules } from './rules.ts';
import { steps } from './steps.ts';

/** Assyria, for two to four players. */
export const assyria: Game<Assyria> = { rules, steps, board };

export {
  COLUMN_COUNT,
  columnHeight,
  GOOD_OF,
  GOODS,
  HEX_NAMES,
  type Hex,
  hexAt,
  hexesAround,
  IN_PLAY,
  REGION_OF,
  REGIONS,
  VERTICES,
} from './board.ts';
export { CARD_NAMES, type Card, FOODS } from './cards.ts';
export type { Event as AssyriaEvent } from './events.ts';
export { bestFeeding, type Feed } from './feeding.ts';
export { holds } from './hexset.ts';
export type { Move as AssyriaMove } from './moves.ts';
export { influenceOf, prize, ranking } from './phases/assur.ts';
export { MULTIPLIER } from './phases/flood.ts';
export { cardsOf } from './phases/harvest.ts';
export { aridPoints, fertilePoints, incomeOf, tilesOf } from './phases/income.ts';
export type { Clause as AssyriaClause, Reason as AssyriaReason, Task as AssyriaTask } from './rulebook.ts';
export type { Assyria } from './rules.ts';
export { pointsOf } from './scoring.ts';
export type { Source as AssyriaSource } from './sources.ts';
export { bonusLies, columns, DIGNITARIES, FIRST_SLOT, held, PHASE, SLOTS, State as AssyriaState, wellAt } from './state.ts';
