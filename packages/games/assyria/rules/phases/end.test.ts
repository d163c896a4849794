import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import type { State } from '../state.ts';
import { lastOfReign, play, scores } from '../testing.ts';

const end = (state: State): ReturnType<typeof play> => play(state, { do: 'end' });

describe('A9 end', () => {
  test('A9.1 ziggurat tiles, a plow, every two camels', () => {
    const state = lastOfReign({
      players: 2,
      reign: 2,
      laid: [2, 2, 3],
      hands: ['plow', ''],
      ziggurats: ['c1r0*3 c2r2*2', 'c1r4'],
      camels: [5, 4],
    });
    end(state);
    expect(scores(state)).toEqual([5 + 1 + 2, 1 + 2]);
    expect(assyria.rules.actor(state)).toBe(-2);
    expect(assyria.rules.prompt(state)).toBeUndefined();
    expect(assyria.rules.refuse(state, { type: 'end' })).toMatchObject({ clause: 'A9.2', reason: 'not-now' });
  });

  test('A9.2 all tied for the lead win together', () => {
    const state = lastOfReign({ reign: 2, laid: [2, 2, 3], hands: ['plow', '', 'plow', ''] });
    const events = end(state);
    const shares = new Float64Array(4);
    assyria.rules.result(state, shares);
    expect(Array.from(shares)).toEqual([0.5, 0, 0.5, 0]);
    expect(events).toContainEqual({ type: 'gameEnded', winners: [0, 2] });
  });
});
