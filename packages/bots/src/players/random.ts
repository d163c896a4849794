import { type Code, type Game, MoveList, SeededDice, type StateBase } from '@shinar/core';
import type { Player } from '../player.ts';

/** Every legal move is equally likely. */
export function randomPlayer({ rules }: Game, seed: number): Player {
  const list = new MoveList();
  return {
    // biome-ignore lint/correctness/useYield: it has nothing to think about
    *think(state: StateBase): Generator<undefined, Code> {
      rules.legal(state, list);
      return list.codes[new SeededDice(seed, state.hash()).below(list.length)]!;
    },
  };
}
