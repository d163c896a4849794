import { MoveList, SeededDice } from '@shinar/core';
import { playOut } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { sumeria } from '../index.ts';
import { PHASE } from '../state.ts';
import { networkFor } from '../testing.ts';
import { listByWalking, listMoves } from './reach.ts';

test('S5.2 the list by groups is the list by walking, over whole random games', () => {
  const network = networkFor(sumeria);
  const [fast, slow] = [new MoveList(), new MoveList()];
  for (let game = 0; game < 40; game++) {
    playOut(sumeria, 3 + (game % 2), new SeededDice(7, game), (_, state, list, dice) => {
      if (state.phase === PHASE.turn) {
        for (const each of [fast, slow]) each.clear();
        listMoves(network, state, state.actor, fast);
        listByWalking(network, state, state.actor, slow);
        expect(fast.toArray()).toEqual(slow.toArray());
      }
      return list.codes[dice.below(list.length)]!;
    });
  }
});
