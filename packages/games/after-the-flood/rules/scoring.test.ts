import { total } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { IRRIGATION, placeOf } from './board.ts';
import { rules } from './rules.ts';
import { majority } from './scoring.ts';
import { done, endTurn, pass, play, start, workers } from './testing.ts';

describe('end of the game', () => {
  test('F16.1 the only one with most workers in a place scores it; tied, nobody', () => {
    const state = start(5);
    workers(state, 0, { egypt: 2, kassites: 1, akkad: 3, irrigation: 2, weaving: 0, scribes: 2 });
    workers(state, 1, { egypt: 1, kassites: 1, elam: 1, irrigation: 1, weaving: 2 });
    workers(state, 2, { irrigation: 1, weaving: 2, dilmun: 4 });
    expect(majority(state, IRRIGATION)).toBe(0);
    expect(majority(state, placeOf('kassites'))).toBeUndefined();
    expect(majority(state, placeOf('hittites'))).toBeUndefined();
    const events = endTurn(state).filter((event) => event.type === 'majorityScored');
    expect(rules.score(state, 0)).toEqual([
      { clause: 'F16.1', source: 'majority-egypt', points: 4 },
      { clause: 'F16.1', source: 'majority-irrigation', points: 3 },
    ]);
    expect([1, 2].map((seat) => total(rules, state, seat))).toEqual([3, 2]);
    expect(events).toHaveLength(4);
  });

  test('F16.1 workers count only at the end', () => {
    const state = start(4);
    workers(state, 0, { egypt: 5 });
    endTurn(state);
    expect(total(rules, state, 0)).toBe(0);
  });

  test('F16.2 most points win, and the score costs no worker', () => {
    const state = start(5);
    workers(state, 1, { egypt: 2 });
    state.areaPoints.set([3, 80, 0]);
    const shares = new Float64Array(3);
    endTurn(state);
    rules.result(state, shares);
    expect([...shares]).toEqual([0, 1, 0]);
    expect(total(rules, state, 1)).toBe(84);
  });

  test('F16.2 a tie goes to the higher in the new order of play', () => {
    const state = start(5);
    state.areaPoints.set([10, 8, 10]);
    play(state, pass, done, pass, done, pass, { do: 'bid', with: 'grain' });
    const events = play(state, done);
    expect(events.at(-1)).toEqual({ type: 'gameEnded', winner: 2 });
    const shares = new Float64Array(3);
    rules.result(state, shares);
    expect([...shares]).toEqual([0, 0, 1]);
    expect(rules.prompt(state)).toBeUndefined();
  });
});
