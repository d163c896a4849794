import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { CARD_NAMES } from '../shared/cards.ts';
import { MOST_COLUMNS, type State } from '../state.ts';
import { handNames, optionsOf, play, position, refused } from '../testing.ts';

const rowOf = (state: State, row: number): (string | undefined)[] =>
  Array.from(state.field.subarray(row * MOST_COLUMNS, row * MOST_COLUMNS + state.players + 1), (slot) => CARD_NAMES[slot - 1]);

describe('A5.2 harvest', () => {
  const field = ['grape1 palm2 salt3 joker', 'dates1 dates1 dates2 barley3'];

  test('A5.2 a free column with both its cards', () => {
    const state = position({ players: 3, phase: 'harvest', field });
    expect(optionsOf(state, 'harvest', 'column')).toEqual([0, 1, 2, 3]);
    play(state, { do: 'harvest', column: 2 });
    expect(handNames(state, 0)).toEqual(['salt3', 'dates2', 'plow']);
    expect(optionsOf(state, 'harvest', 'column')).toEqual([0, 1, 3]);
    expect(refused(state, { do: 'harvest', column: 2 })).toBe('A5.2 column-taken');
    expect(refused(state, { do: 'harvest', column: 4 })).toBe('A5.2 no-such-column');
  });

  test('A5.2 the column left over stays', () => {
    const state = position({ players: 3, phase: 'harvest', field, ziggurats: ['c1r4', 'c4r1', 'c6r5'] });
    play(state, { do: 'harvest', column: 3 }, { do: 'harvest', column: 0 }, { do: 'harvest', column: 1 });
    expect(rowOf(state, 0)).toEqual([undefined, undefined, 'salt3', undefined]);
  });

  test('A5.3 the discs from left to right are the new order', () => {
    const state = position({ players: 3, phase: 'harvest', field, ziggurats: ['c1r4', 'c4r1', 'c6r5'] });
    const events = play(state, { do: 'harvest', column: 3 }, { do: 'harvest', column: 0 }, { do: 'harvest', column: 1 });
    expect(Array.from(state.order.subarray(0, 3))).toEqual([1, 2, 0]);
    expect(events).toContainEqual({ type: 'orderChanged', seats: [1, 2, 0] });
    expect(assyria.rules.actor(state)).toBe(1);
  });
});
