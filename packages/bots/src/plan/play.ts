import { CHANCE, type Code, draw, type Game, MoveList, NOBODY, type SeededDice, type StateBase, total } from '@shinar/core';
import { perform } from './policy.ts';

/** Returns the codes of an action for its seat. */
export type Chooser = (state: StateBase) => readonly Code[];

/** Plays a whole game; `look` sees each position before an action. Returns the points by seat. */
export function playOut({ rules }: Game, choosers: readonly Chooser[], dice: SeededDice, look?: (state: StateBase) => void): number[] {
  const list = new MoveList();
  const state = rules.setup(choosers.length);
  for (let actor = rules.actor(state); actor !== NOBODY; actor = rules.actor(state)) {
    if (actor === CHANCE) {
      rules.legal(state, list);
      rules.apply(state, draw(rules, state, list, dice));
      continue;
    }
    look?.(state);
    perform(rules, state, choosers[actor]!(state));
  }
  return choosers.map((_, seat) => total(rules, state, seat));
}
