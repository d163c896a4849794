import type { Code, MoveList } from './code.ts';
import { CHANCE, type GameTypes, type Rules } from './contract.ts';
import type { Dice } from './dice.ts';

/** Draws one of the chance moves in `list` by weight: one number below the sum of the weights, counted off along the ascending codes. */
export function draw<G extends GameTypes>(rules: Rules<G>, state: G['state'], list: MoveList, dice: Dice): Code {
  if (rules.actor(state) !== CHANCE) throw new Error('draw: chance is not to act');
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += rules.weight(state, list.codes[i]);
  let left = dice.below(sum);
  for (let i = 0; i < list.length; i++) {
    left -= rules.weight(state, list.codes[i]);
    if (left < 0) return list.codes[i];
  }
  throw new Error('draw: the dice went past the sum of the weights');
}
