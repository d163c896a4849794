import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { missingPiece } from '../pieces.ts';
import { setup } from '../setup.ts';
import { card, handNames, hutsOf, options, optionsOf, play, position, refused } from '../testing.ts';

const sum = (numbers: Iterable<number>): number => Array.from(numbers).reduce((total, number) => total + number, 0);

describe('A3 set-up', () => {
  test('A3.1 nobody has anything but a plow, and the order is drawn', () => {
    const state = setup(4);
    expect([sum(state.points), sum(state.camels), sum(state.offering)]).toEqual([0, 0, 0]);
    expect(handNames(state, 3)).toEqual(['plow']);
    expect(optionsOf(state, 'order', 'seats')).toEqual([[0], [1], [2], [3]]);
    play(state, { do: 'order', seats: [2] });
    expect(refused(state, { do: 'order', seats: [2] })).toBe('A3.1 seat-drawn');
    expect(assyria.steps.continues(state)).toBe(true);
    play(state, { do: 'order', seats: [0, 3, 1] });
    expect(Array.from(state.order)).toEqual([2, 0, 3, 1]);
    expect(assyria.steps.continues(state)).toBe(false);
  });

  test('A3.1 a seat that is not at the table is refused', () => {
    expect(refused(setup(3), { do: 'order', seats: [3] })).toBe('A1.1 no-such-seat');
  });

  test('A3.2 an Expansion card of 4 lies first, the other eight are drawn', () => {
    const state = setup(2);
    expect(Array.from(state.laid)).toEqual([4, 0, 0]);
    expect(Array.from(state.expansions)).toEqual([2, 4, 2]);
    expect(missingPiece(state)).toBeUndefined();
  });

  test('A3.3 the first rows are sown before anybody settles', () => {
    const state = setup(2);
    play(state, { do: 'order', seats: [1, 0] }, { do: 'sow', cards: ['grape1', 'palm2', 'joker'] });
    expect(refused(state, { do: 'settle', at: 'c1r0' })).toBe('A5.1 not-now');
    play(state, { do: 'sow', cards: ['salt1', 'salt2', 'salt3'] });
    expect(assyria.rules.actor(state)).toBe(1);
    play(state, { do: 'settle', at: 'c4r5' });
    expect(optionsOf(state, 'settle', 'at')).toEqual(['c1r0', 'c1r4', 'c4r1']);
    expect(refused(state, { do: 'settle', at: 'c4r5' })).toBe('A3.3 start-taken');
    expect(state.level.findLast((level) => level > 0)).toBe(1);
  });

  test('A3.4 the last player keeps first, the first gets the last card without a choice', () => {
    const state = position({ players: 3, phase: 'deal' });
    play(state, { do: 'deal', cards: ['joker', 'dates1', 'dates1'] });
    expect(assyria.rules.actor(state)).toBe(2);
    expect(optionsOf(state, 'keep', 'card')).toEqual(['dates1', 'joker']);
    expect(refused(state, { do: 'keep', card: 'grape1' })).toBe('A3.4 not-dealt');
    play(state, { do: 'keep', card: 'joker' });
    const events = play(state, { do: 'keep', card: 'dates1' });
    expect(events).toContainEqual({ type: 'cardKept', seat: 0, card: card('dates1') });
    expect([0, 1, 2].map((seat) => handNames(state, seat))).toEqual([
      ['dates1', 'plow'],
      ['dates1', 'plow'],
      ['joker', 'plow'],
    ]);
  });

  test('A3.4 two players are dealt two cards', () => {
    const state = position({ players: 2, phase: 'deal' });
    play(state, { do: 'deal', cards: ['joker', 'palm3'] });
    expect(options(state)).toEqual([
      { do: 'keep', card: 'palm3' },
      { do: 'keep', card: 'joker' },
    ]);
    play(state, { do: 'keep', card: 'palm3' });
    expect(handNames(state, 0)).toEqual(['joker', 'plow']);
  });

  test('A3.5 then the first turn goes on with the harvest', () => {
    const state = position({ players: 2, phase: 'keep', place: 1, field: ['grape1 salt1 joker', 'palm1 palm2 palm3'] });
    state.dealt[card('dates1')] = 2;
    state.deck[card('dates1')]! -= 2;
    play(state, { do: 'keep', card: 'dates1' });
    expect(assyria.rules.prompt(state)).toMatchObject({ clause: 'A5.2', task: 'harvest' });
    expect(assyria.rules.actor(state)).toBe(0);
    expect(hutsOf(state, 0)).toEqual([]);
  });
});
