import { describe, expect, test } from 'vitest';
import { marsh } from '../marsh/rules/index.ts';
import { perft } from './perft.ts';

describe('perft', () => {
  test('counts sequences move by move, chance by its distinct moves', () => {
    expect(perft(marsh, 2, 4)).toEqual([
      { depth: 1, sequences: 8, byType: { berth: 8 } },
      { depth: 2, sequences: 56, byType: { berth: 56 } },
      { depth: 3, sequences: 168, byType: { weather: 168 } },
      { depth: 4, sequences: 504, byType: { weather: 504 } },
    ]);
  });

  test('tells the last moves apart by type', () => {
    // Of 56 pairs of berths, 16 are neighbours, with one pool to sail to instead of two; 4 of 9 weathers have no wind.
    expect(perft(marsh, 2, 5).at(-1)).toEqual({ depth: 5, sequences: 504 + 504 + 4 * 96, byType: { cut: 504, sail: 4 * 96, rest: 504 } });
  });

  test('starts from any state, and does not go on after the end', () => {
    const { rules } = marsh;
    const state = rules.setup(2);
    state.boat.set([0, 4, -1]);
    state.phase = 2;
    state.actions = 1;
    state.reeds.fill(0);
    state.reeds[0] = 1;
    state.standing = 1;
    const before = state.hash();
    // Cutting the last reed ends the game; sailing either way or resting passes the turn to the other boat, which may sail two ways or rest.
    expect(perft(marsh, 2, 2, state).map(({ sequences }) => sequences)).toEqual([4, 9]);
    expect(state.hash()).toBe(before);
  });

  test('depth 0 has no rows', () => expect(perft(marsh, 2, 0)).toEqual([]));
});
