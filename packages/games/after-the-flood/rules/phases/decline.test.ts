import { describe, expect, test } from 'vitest';
import { endTurn, start, workers, working } from '../testing.ts';
import { decline } from './decline.ts';

describe('decline', () => {
  test.each([
    [1, false],
    [2, true],
    [3, false],
    [4, true],
    [5, false],
  ])('F6 in turn %i there is a decline: %s', (turn, declines) => {
    const state = start(turn);
    workers(state, 0, { guti: 2 });
    decline(state);
    expect(working(state, 0, 'guti')).toBe(declines ? 1 : 2);
  });

  test('F6.1 all workers leave Dilmun, and one of each player every other non-Sumerian area', () => {
    const state = start(2);
    workers(state, 0, { dilmun: 3, akkad: 2, elam: 1 });
    workers(state, 1, { dilmun: 1, akkad: 1 });
    const gone = working(state, 0, 'unavailable');
    decline(state);
    expect(['dilmun', 'akkad', 'elam'].map((name) => working(state, 0, name as 'elam'))).toEqual([0, 1, 0]);
    expect([working(state, 1, 'dilmun'), working(state, 1, 'akkad')]).toEqual([0, 0]);
    expect(working(state, 0, 'unavailable')).toBe(gone + 5);
  });

  test('F6.2 the fullest go down to two, the others lose as many as they, in each box by itself', () => {
    const state = start(4);
    workers(state, 0, { irrigation: 5, weaving: 2 });
    workers(state, 1, { irrigation: 5, weaving: 1 });
    workers(state, 2, { irrigation: 4, weaving: 3 });
    decline(state);
    expect([0, 1, 2].map((seat) => working(state, seat, 'irrigation'))).toEqual([2, 2, 1]);
    expect([0, 1, 2].map((seat) => working(state, seat, 'weaving'))).toEqual([1, 0, 2]);
  });

  test('F6.3 one scribe and one tool maker of each player go', () => {
    const state = start(2);
    workers(state, 0, { scribes: 2, 'tool-makers': 1 });
    workers(state, 1, { 'tool-makers': 4 });
    decline(state);
    expect([working(state, 0, 'scribes'), working(state, 0, 'tool-makers')]).toEqual([1, 0]);
    expect([working(state, 1, 'scribes'), working(state, 1, 'tool-makers')]).toEqual([0, 3]);
  });

  test('F6.3 a used scribe counts, since all are unused again before the decline', () => {
    const state = start(1);
    workers(state, 0, { 'used-scribes': 2 });
    endTurn(state);
    expect([working(state, 0, 'scribes'), working(state, 0, 'used-scribes')]).toEqual([1, 0]);
  });

  test('FX2 red goes down to 2, so the others lose two; green loses its only one; weaving stays', () => {
    const [red, green, purple] = [0, 1, 2];
    const state = start(2);
    workers(state, red, { irrigation: 4, weaving: 1 });
    workers(state, green, { irrigation: 1, weaving: 2 });
    workers(state, purple, { irrigation: 3, weaving: 2 });
    decline(state);
    expect([red, green, purple].map((seat) => working(state, seat, 'irrigation'))).toEqual([2, 0, 1]);
    expect([red, green, purple].map((seat) => working(state, seat, 'weaving'))).toEqual([1, 2, 2]);
  });
});
