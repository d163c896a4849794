import { positionOf } from '@shinar/bots/testing';
import { type Game, MoveList } from '@shinar/core';
import { expect, test } from 'vitest';
import { afterTheFlood, type Flood } from '../../rules/index.ts';
import { PARAMETERS } from '../parameters.ts';
import { actionsOf } from './actions.ts';

const { rules } = afterTheFlood;

test('wherever the game stands there are actions, their codes are legal one after another, and the position is left as it was', () => {
  const list = new MoveList();
  for (let k = 1; k < 250; k++) {
    const state = positionOf(afterTheFlood as unknown as Game, 3, k, 1 + (k % 150)) as Flood;
    const before = state.hash();
    const actions = actionsOf(state, PARAMETERS);
    expect(actions.length, `position ${k}`).toBeGreaterThan(0);
    for (const { codes } of actions) {
      const trial = state.clone();
      for (const code of codes) {
        if (rules.actor(trial) !== state.seat) break;
        rules.legal(trial, list);
        expect(list.has(code), `position ${k}: ${JSON.stringify(codes.map(rules.decode))}`).toBe(true);
        rules.apply(trial, code);
      }
    }
    expect(state.hash()).toBe(before);
  }
});
