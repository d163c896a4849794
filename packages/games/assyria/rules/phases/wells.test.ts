import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { PHASE } from '../state.ts';
import { optionsOf, play, position, refused } from '../testing.ts';

describe('A6.6 wells', () => {
  const wells = { players: 2, phase: 'wells', ziggurats: ['c1r3', 'c4r5'] } as const;
  const site = ['c0r0', 'c0r1', 'c1r0'];

  test('A6.6 where three own huts meet, several in a turn, until done', () => {
    const state = position({ ...wells, huts: ['c0r0 c0r1 c1r0 c1r1', ''] });
    expect(optionsOf(state, 'well', 'at')).toEqual([site, ['c0r1', 'c1r0', 'c1r1']]);
    play(state, { do: 'well', at: site });
    expect(refused(state, { do: 'well', at: site })).toBe('A6.6 well-there');
    play(state, { do: 'done' });
    expect(assyria.rules.actor(state)).not.toBe(0);
    expect(state.wellsLeft).toBe(7);
  });

  test('A6.6 no ziggurat counts, nor a hut that is missing', () => {
    const state = position({ ...wells, ziggurats: ['c1r0', 'c4r5'], huts: ['c0r0 c0r1 c1r1 c0r2', ''] });
    expect(refused(state, { do: 'well', at: site })).toBe('A6.6 three-huts-needed');
    expect(optionsOf(state, 'well', 'at')).toEqual([['c0r1', 'c0r2', 'c1r1']]);
  });

  test('A6.6 none of the three hexes is fertile', () => {
    const state = position({ ...wells, huts: ['c0r2 c0r3 c1r2 c0r0 c0r1 c1r0', ''] });
    expect(refused(state, { do: 'well', at: ['c0r2', 'c0r3', 'c1r2'] })).toBe('A6.6 fertile');
    expect(optionsOf(state, 'well', 'at')).toEqual([site]);
  });

  test('A6.6 three hexes that do not meet are refused', () => {
    const state = position({ ...wells, huts: ['c0r0 c0r1 c1r0', ''] });
    expect(refused(state, { do: 'well', at: ['c0r0', 'c0r1', 'c0r2'] })).toBe('A6.6 hexes-do-not-meet');
  });

  test('A6.6 while the stock lasts', () => {
    const state = position({ ...wells, huts: ['c0r0 c0r1 c1r0 c1r1', ''] });
    state.wellsLeft = 1;
    play(state, { do: 'well', at: site });
    expect(state.phase).not.toBe(PHASE.wells);
    const empty = position({ ...wells, huts: ['c0r0 c0r1 c1r0 c1r1', ''] });
    empty.wellsLeft = 0;
    expect(refused(empty, { do: 'well', at: site })).toBe('A6.6 no-wells-left');
  });

  test('A6.6 a well is asked for only where one is possible, and stays', () => {
    const state = position({
      ...wells,
      phase: 'supply',
      huts: ['c0r0 c0r1 c1r0', ''],
      hands: ['joker', ''],
      fed: 'c0r0 c0r1',
      wells: ['c0r0 c0r1 c1r0'],
    });
    play(state, { do: 'feed', card: 'joker', huts: ['c1r0'] });
    expect(assyria.rules.actor(state)).toBe(1);
    expect(state.wellsLeft).toBe(7);
  });
});
