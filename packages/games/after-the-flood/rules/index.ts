/** After the Flood: everything the package exports. */
import type { Game } from '@shinar/core';
import { board } from './contract/public-board.ts';
import { type AfterTheFlood, rules } from './rules.ts';
import { steps } from './steps.ts';

export const afterTheFlood: Game<AfterTheFlood> = { rules, steps, board };

export {
  AREAS,
  ARROWS,
  type Area,
  BOXES,
  goodNames,
  isSumer,
  MARKETS,
  OFFERS,
  PLACES,
  type Place,
  placeOf,
  REACH,
  SUMER,
  SUMER_COUNT,
  VALUED,
  WORTH,
} from './board.ts';
export { type Chain, type Link, type Outcome, tradeChains, tradeOutcomes } from './chains.ts';
export type { Event } from './events.ts';
export {
  areaForecast,
  type Claim,
  declineForecast,
  empireForecast,
  type Loss,
  type Majority,
  majorityForecast,
  orderForecast,
  type Production,
  pointsAhead,
  productionAhead,
  productionForecast,
} from './forecast.ts';
export {
  ATTACK_CODE,
  BID,
  DONE_CODE,
  EQUIP,
  KIND,
  LEVY,
  type Move,
  type MoveType,
  PASS_CODE,
  REPEAT_CODE,
  STOP_CODE,
  TOOL_CODE,
} from './moves.ts';
export { hitChance, invasionOdds, type Odds } from './odds.ts';
export { boxLoss, nextDecline } from './phases/decline.ts';
export { armiesFor } from './phases/empire.ts';
export { destroyCost } from './phases/expand.ts';
export { needAgainst, ranked } from './phases/fight.ts';
export { GRAIN_YIELD, TEXTILES_YIELD, yieldOf } from './phases/goods.ts';
export { AREA_POINTS, luxuriesOf, pointsFor } from './phases/points.ts';
export { traders } from './phases/trade.ts';
export { mostWorkers } from './phases/workers.ts';
export { CLAUSES, type Clause, type Reason, type Task } from './rulebook.ts';
export type { AfterTheFlood } from './rules.ts';
export { pointsOf, type Source } from './scoring.ts';
export { EMPIRES, type Empire, HOME, OPENINGS, SUMER_EMPIRE } from './shared/empires.ts';
export {
  EXTENSION_POINTS,
  EXTENSION_WOOD,
  GOLD,
  GOODS,
  type Good,
  GRAIN,
  LAPIS,
  LEVIES,
  LUXURIES,
  METAL,
  OIL,
  PAYMENTS,
  type Payment,
  TEXTILES,
  TOOLS,
  VALUE,
  WOOD,
} from './shared/goods.ts';
export { BASES, goodAt, PHASE, SEATS, State as Flood, TURNS, valueIn, workersAt } from './state.ts';
