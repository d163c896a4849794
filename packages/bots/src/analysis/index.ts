export type { Value, Valuing } from '../valuing.ts';
export {
  type Analysis,
  type Balance,
  balanceOf,
  type Choice,
  type Finding,
  isFelt,
  surely,
  type TurningPoint,
  turningPoints,
  VERDICTS,
  type Verdict,
  verdictOn,
} from './analysis.ts';
export { Analyst, type Part, type Progress } from './analyst.ts';
export { type Depth, type Depths, depthsOf } from './depth.ts';
export { type Position, positionsOf } from './positions.ts';
export { GRADES } from './puzzle.ts';
export { checkPuzzles, minePuzzles, PUZZLES_FORMAT, type Puzzle, type Puzzles, type Wish } from './puzzles.ts';
export { type Apart, headingsOf, reasonIn } from './reasons.ts';
export { valuerOf } from './valuer.ts';
export { ahead, type Difference, type Weighed, Weigher } from './weigh.ts';
