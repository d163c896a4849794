/** Which kinds of moves a lively player prefers: those that random play seldom makes. */
import type { Move, MoveType } from '../moves.ts';

const RARITY: Readonly<Record<MoveType, number>> = {
  destroy: 10,
  extend: 9,
  empire: 9,
  invade: 8,
  attack: 8,
  repeat: 7,
  muster: 6,
  levy: 6,
  equip: 6,
  reinforce: 5,
  city: 5,
  tool: 5,
  trade: 4,
  pay: 4,
  scribe: 3,
  workers: 2,
  bid: 2,
  stop: 1,
  done: 1,
  pass: 0,
  order: 0,
  roll: 0,
};

/** Higher is rarer; ending and passing are lowest. */
export const rarity = (move: Move): number => RARITY[move.type];
