/** After the Flood: the whole face of the package. */
import type { Game } from '@shinar/core';
import { board } from './publicBoard.ts';
import { type AfterTheFlood, rules } from './rules.ts';
import { steps } from './steps.ts';

export const afterTheFlood: Game<AfterTheFlood> = { rules, steps, board };

export { AREAS, type Area, BOXES, goodNames, isSumer, OFFERS, PLACES, type Place, placeOf, REACH, SUMER, VALUED, WORTH } from './board.ts';
export { type Chain, type Link, type Outcome, tradeChains, tradeOutcomes } from './chains.ts';
export { EMPIRES, type Empire, OPENINGS } from './empires.ts';
export type { Event } from './events.ts';
export {
  type Claim,
  declineForecast,
  empireForecast,
  type Loss,
  type Majority,
  majorityForecast,
  type Production,
  productionForecast,
} from './forecast.ts';
export { GOODS, type Good, PAYMENTS, type Payment, VALUE } from './goods.ts';
export type { Move, MoveType } from './moves.ts';
export { hitChance, invasionOdds, type Odds } from './odds.ts';
export { destroyCost } from './phases/expand.ts';
export { needAgainst, ranked } from './phases/fight.ts';
export { luxuriesOf } from './phases/points.ts';
export { traders } from './phases/trade.ts';
export { rarity } from './rarity.ts';
export { CLAUSES, type Clause, type Reason, type Task } from './rulebook.ts';
export type { AfterTheFlood } from './rules.ts';
export { pointsOf, type Source } from './scoring.ts';
export { Flood, goodAt, SEATS, STAGE, TURNS, valueIn, workersAt } from './state.ts';
