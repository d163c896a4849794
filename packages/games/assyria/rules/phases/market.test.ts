import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { PHASE } from '../state.ts';
import { handNames, options, optionsOf, play, position, refused } from '../testing.ts';

const acting = { players: 2, phase: 'actions', ziggurats: ['c1r0', 'c4r5'] } as const;

describe('A7.5 buy', () => {
  const field = ['- salt1', '- joker'];

  test('A7.5 one Food card of the untaken column a turn, at its price', () => {
    const state = position({ ...acting, hands: ['plow', 'plow'], field, camels: [5] });
    expect(optionsOf(state, 'buy', 'card')).toEqual(['salt1', 'joker']);
    play(state, { do: 'buy', card: 'joker' });
    expect([state.camels[0], handNames(state, 0)]).toEqual([3, ['joker', 'plow']]);
    expect(refused(state, { do: 'buy', card: 'salt1' })).toBe('A7.5 food-bought');
    expect(refused(position({ ...acting, field, camels: [5] }), { do: 'buy', card: 'salt2' })).toBe('A7.5 not-on-sale');
    expect(refused(position({ ...acting, field, camels: [1] }), { do: 'buy', card: 'joker' })).toBe('A7.5 too-few-camels');
  });

  test('A7.5 what one player buys is gone for the next', () => {
    const state = position({ ...acting, field, camels: [5, 5] });
    play(state, { do: 'buy', card: 'joker' }, { do: 'end' });
    expect(optionsOf(state, 'buy', 'card')).toEqual(['salt1']);
  });

  test('A7.5 a plow for 2 by who has none, besides a Food card', () => {
    const state = position({ ...acting, hands: ['', 'plow'], field, camels: [5] });
    play(state, { do: 'buy', card: 'plow' }, { do: 'buy', card: 'salt1' });
    expect([state.camels[0], handNames(state, 0)]).toEqual([2, ['salt1', 'plow']]);
    expect(refused(state, { do: 'buy', card: 'plow' })).toBe('A7.5 plow-held');
  });
});

describe('A7.6 the end of a turn', () => {
  test('A7.6 camels may be kept, and ending is always a step', () => {
    const state = position({ ...acting, hands: ['plow', 'plow'] });
    expect(options(state)).toEqual([{ do: 'end' }]);
    const rich = position({ ...acting, camels: [9] });
    play(rich, { do: 'end' });
    expect([rich.camels[0], assyria.rules.actor(rich)]).toEqual([9, 1]);
  });

  test('A7.6 untaken Food cards are discarded, and a new Expansion card is laid', () => {
    const state = position({ ...acting, place: 1, field: ['- salt1', '- joker'] });
    play(state, { do: 'end' });
    expect(state.discard.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(assyria.rules.prompt(state)).toMatchObject({ clause: 'A7.6', task: 'draw-expansion' });
    expect(optionsOf(state, 'expansion', 'card')).toEqual([2, 3, 4]);
    play(state, { do: 'expansion', card: 2 });
    expect(Array.from(state.laid)).toEqual([4, 2, 0]);
    expect(state.phase).toBe(PHASE.sow);
  });

  test('A7.6 an Expansion card that is gone cannot come', () => {
    const state = position({ players: 2, phase: 'expansion', reign: 1, turn: 2, laid: [2, 2] });
    expect(refused(state, { do: 'expansion', card: 2 })).toBe('A7.6 not-in-deck');
    expect(assyria.rules.refuse(state, { type: 'expansion', card: 5 })).toMatchObject({ clause: 'A1.4', reason: 'no-such-expansion' });
  });
});
