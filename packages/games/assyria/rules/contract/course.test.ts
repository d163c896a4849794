import { describe, expect, test } from 'vitest';
import { PHASE, type State } from '../state.ts';
import { play, position } from '../testing.ts';

const end = (state: State): ReturnType<typeof play> => play(state, { do: 'end' });

describe('A4 course', () => {
  test('A4.1 reigns of 2, 3 and 3 turns, each ended by a flood', () => {
    const seen: string[] = [];
    const state = position({ players: 2, phase: 'actions' });
    while (state.phase !== PHASE.over) {
      seen.push(`${state.reign}.${state.turn}`);
      state.phase = PHASE.actions;
      state.place = 1;
      end(state);
    }
    expect(seen).toEqual(['0.0', '0.1', '1.0', '1.1', '1.2', '2.0', '2.1', '2.2']);
  });
});
