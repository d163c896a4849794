import { describe, expect, test } from 'vitest';
import { PHASE } from '../state.ts';
import { optionsOf, play, position, refused } from '../testing.ts';

describe('A6.1 new huts', () => {
  const two = { players: 2, phase: 'huts', toPlace: 2, ziggurats: ['c1r0', 'c4r5'], hands: ['plow', 'plow'] } as const;

  test('A6.1 a hut needs an empty hex next to your own, rivers allowed', () => {
    const state = position({ ...two, huts: ['', 'c2r0'] });
    expect(optionsOf(state, 'hut', 'at')).toEqual(['c0r0', 'c0r1', 'c1r1', 'c2r1']);
    expect(refused(state, { do: 'hut', at: 'c2r0' })).toBe('A6.1 hex-taken');
    expect(refused(state, { do: 'hut', at: 'c1r0' })).toBe('A6.1 hex-taken');
    expect(refused(state, { do: 'hut', at: 'c4r4' })).toBe('A6.1 not-adjacent');
  });

  test('A6.1 huts just placed count', () => {
    const state = position(two);
    expect(refused(state, { do: 'hut', at: 'c0r2' })).toBe('A6.1 not-adjacent');
    play(state, { do: 'hut', at: 'c0r1' });
    expect(refused(state, { do: 'hut', at: 'c0r2' })).toBeUndefined();
    expect([state.reserve[0], state.toPlace]).toEqual([9, 1]);
  });

  test('A6.1 as many as the Expansion card says, or all that are left', () => {
    const field = ['grape1 grape2 grape3', ''];
    const many = position({ players: 2, phase: 'harvest', place: 1, field, ziggurats: ['c1r0', 'c4r5'], laid: [3] });
    play(many, { do: 'harvest', column: 1 });
    expect(many.toPlace).toBe(3);
    const assur = { lower: [1, 1, 1, 1, 1, 1], upper: [1, 1] };
    const few = position({ players: 2, phase: 'harvest', place: 1, field, ziggurats: ['c1r0', 'c4r5'], laid: [3], assur });
    few.discs[2] = 1;
    play(few, { do: 'harvest', column: 1 });
    expect(few.toPlace).toBe(2);
  });

  test('A6.1 placing stops by itself where no hex is left', () => {
    const state = position({ ...two, huts: ['', 'c0r1 c1r1 c2r0 c2r1'] });
    play(state, { do: 'hut', at: 'c0r0' });
    expect(state.phase).toBe(PHASE.supply);
    expect(state.toPlace).toBe(0);
  });

  test('A6.1 placing is compulsory while it is possible', () => {
    expect(refused(position(two), { do: 'done' })).toBe('A6.1 not-now');
  });
});
