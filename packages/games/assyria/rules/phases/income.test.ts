import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { pointsOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { play, position, refused } from '../testing.ts';

const pointsFrom = (state: State, seat: number, source: string): number | undefined =>
  assyria.rules.score(state, seat).find((line) => line.source === source)?.points;

describe('A6.7 income and A6.8 prestige', () => {
  const last = { players: 2, phase: 'supply', place: 1, ziggurats: ['c4r5', 'c1r4'] } as const;

  test('AX3 two huts on the upper river and one on the lower bring 8', () => {
    const state = position({ ...last, huts: ['', 'c0r2 c1r1 c0r4'], hands: ['', 'plow'], fed: 'c0r2 c1r1' });
    const events = play(state, { do: 'feed', card: 'plow', huts: ['c0r4'] });
    expect(events).toContainEqual({ type: 'camelsGained', seat: 1, camels: 8, lost: 0, clause: 'A6.7' });
    expect(state.camels[1]).toBe(8);
  });

  test('A6.7 camels held never exceed 10', () => {
    const state = position({ ...last, huts: ['', 'c0r2 c1r1 c0r4'], hands: ['', 'plow'], fed: 'c0r2 c1r1', camels: [0, 5] });
    const events = play(state, { do: 'feed', card: 'plow', huts: ['c0r4'] });
    expect(events).toContainEqual({ type: 'camelsGained', seat: 1, camels: 5, lost: 3, clause: 'A6.7' });
    expect(state.camels[1]).toBe(10);
  });

  test('A6.7 an eleventh camel that the limit took cannot be spent', () => {
    const state = position({
      ...last,
      huts: ['', 'c0r2 c1r1 c0r4 c2r0'],
      hands: ['', 'plow joker'],
      fed: 'c0r2 c1r1 c0r4',
      camels: [0, 8],
    });
    play(state, { do: 'feed', card: 'plow', huts: ['c2r0'] }, { do: 'end' });
    play(state, { do: 'intrigue', with: 'upper' }, { do: 'intrigue', with: 'upper' }, { do: 'offer', camels: 2 });
    expect(refused(state, { do: 'offer', camels: 1 })).toBe('A6.7 camel-limit');
  });

  test('A6.8 fertile huts 2, arid 1, river 0, each ziggurat tile 1', () => {
    const state = position({
      ...last,
      ziggurats: ['c4r5', 'c1r4*3 c3r0*2'],
      huts: ['', 'c2r2 c2r3 c0r0 c1r1'],
      hands: ['', 'plow'],
      fed: 'c2r2 c2r3 c0r0',
    });
    play(state, { do: 'feed', card: 'plow', huts: ['c1r1'] });
    expect(['fertile-huts', 'arid-huts', 'ziggurats', 'wells'].map((source) => pointsFrom(state, 1, source))).toEqual([4, 1, 5, 0]);
    expect(pointsOf(state, 1)).toBe(10);
  });

  test('A6.8 a well built this turn brings 6, 5, 4 by reign', () => {
    for (const [reign, points] of [6, 5, 4].entries()) {
      const state = position({ ...last, phase: 'wells', reign, huts: ['', 'c0r0 c0r1 c1r0'] });
      play(state, { do: 'well', at: ['c0r0', 'c0r1', 'c1r0'] });
      expect(pointsFrom(state, 1, 'wells')).toBe(points);
      expect(state.dug).toBe(0);
    }
  });

  test('AX4 a fertile hut, two arid ones, a base and a new well in reign 1: 11', () => {
    const state = position({ ...last, phase: 'wells', huts: ['', 'c2r2 c1r0 c2r0 c2r1'] });
    play(state, { do: 'well', at: ['c1r0', 'c2r0', 'c2r1'] });
    expect(pointsOf(state, 1)).toBe(11);
  });
});
