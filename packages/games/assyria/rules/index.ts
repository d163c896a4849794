import type { Game } from '@shinar/core';
import { board } from './board.ts';
import { type Assyria, rules } from './rules.ts';
import { steps } from './steps.ts';

/** Assyria, for two to four players. */
export const assyria: Game<Assyria> = { rules, steps, board };

export {
  ARID,
  AROUND,
  COLUMN_COUNT,
  columnHeight,
  FERTILE,
  GOOD_OF,
  GOODS,
  HEX_NAMES,
  type Hex,
  hexAt,
  hexesAround,
  IN_PLAY,
  NEAR,
  NORTH,
  OF_GOOD,
  OF_REGION,
  REGION_OF,
  REGIONS,
  SOUTH,
  VERTICES,
  WELL_SITE,
} from './board.ts';
export type { Event as AssyriaEvent } from './events.ts';
export { bestFeeding, type Feed } from './feeding.ts';
export {
  type Booking,
  bookingAhead,
  bookingOf,
  floodForecast,
  needlesslyStarved,
  prestigeForecast,
  supplyAhead,
  supplyForecast,
  totalOf,
} from './forecast.ts';
export type { Move as AssyriaMove } from './moves.ts';
export { BASE_COST, FULL_HEIGHT, INTRIGUE_COST } from './phases/actions.ts';
export { INFLUENCE, influenceOf, prize, ranking } from './phases/assur.ts';
export { MULTIPLIER, UPPER_POINTS } from './phases/flood.ts';
export { cardsOf } from './phases/harvest.ts';
export { aridPoints, fertilePoints, incomeOf, PER_ARID_HUT, PER_FERTILE_HUT, PER_WELL, tilesOf } from './phases/income.ts';
export { wellSites } from './phases/wells.ts';
export type { Clause as AssyriaClause, Reason as AssyriaReason, Task as AssyriaTask } from './rulebook.ts';
export type { Assyria } from './rules.ts';
export { pointsOf } from './scoring.ts';
export {
  BONUS,
  CARD_NAMES,
  type Card,
  EXPANSION_VALUES,
  FOODS,
  GOOD_SHOWN,
  isWild,
  JOKER,
  PLOW,
  PRICE,
  SYMBOLS,
  SYMBOLS_MOST,
} from './shared/cards.ts';
export { bits, holds, members, size } from './shared/hexset.ts';
export type { Source as AssyriaSource } from './shared/sources.ts';
export {
  ALL_SLOTS,
  bonusLies,
  columns,
  DIGNITARIES,
  FIRST_SLOT,
  held,
  MOST_CAMELS,
  MOST_COLUMNS,
  PHASE,
  REIGN_TURNS,
  REIGNS,
  SEATS,
  SLOTS,
  State as AssyriaState,
  wellAt,
} from './state.ts';
