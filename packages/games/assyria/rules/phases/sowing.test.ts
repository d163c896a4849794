import { MoveList } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { CARD_NAMES } from '../shared/cards.ts';
import { MOST_COLUMNS, PHASE, type State } from '../state.ts';
import { options, play, position, refused } from '../testing.ts';

const rowOf = (state: State, row: number): (string | undefined)[] =>
  Array.from(state.field.subarray(row * MOST_COLUMNS, row * MOST_COLUMNS + state.players + 1), (slot) => CARD_NAMES[slot - 1]);

describe('A5.1 sowing', () => {
  test('A5.1 two rows, sorted by symbols, equal ones as drawn, jokers at the right', () => {
    const state = position({ phase: 'sow', turn: 1 });
    play(state, { do: 'sow', cards: ['salt3', 'joker', 'dates1', 'grape1', 'joker'] });
    expect(rowOf(state, 0)).toEqual(['dates1', 'grape1', 'salt3', 'joker', 'joker']);
    play(state, { do: 'sow', cards: ['palm2', 'barley2', 'salt2', 'grape2', 'dates1'] });
    expect(rowOf(state, 1)).toEqual(['dates1', 'palm2', 'barley2', 'salt2', 'grape2']);
    expect(assyria.rules.prompt(state)).toMatchObject({ task: 'harvest' });
  });

  test('AX1 joker, 1 dates, 2 barley, 1 grape, 3 grape', () => {
    const state = position({ phase: 'sow', turn: 1 });
    play(state, { do: 'sow', cards: ['joker', 'dates1', 'barley2', 'grape1', 'grape3'] });
    expect(rowOf(state, 0)).toEqual(['dates1', 'grape1', 'barley2', 'grape3', 'joker']);
  });

  test('A5.1 a row has one card more than there are players, and is one step', () => {
    for (const players of [2, 3, 4]) {
      const state = position({ players, phase: 'sow', turn: 1 });
      const cards = ['grape1', 'palm1', 'salt1', 'barley1', 'dates1'].slice(0, players + 1);
      play(state, { do: 'sow', cards: cards.slice(0, players) });
      expect([state.row, assyria.steps.continues(state)]).toEqual([0, true]);
      play(state, { do: 'sow', cards: cards.slice(players) });
      expect([state.row, assyria.steps.continues(state)]).toEqual([1, false]);
    }
  });

  test('A5.1 a card is drawn as often as it is in the deck', () => {
    const state = position({ phase: 'sow', turn: 1, hands: ['grape3 grape3'] });
    const list = new MoveList();
    assyria.rules.legal(state, list);
    const weights = list.toArray().map((code) => assyria.rules.weight(state, code));
    expect(weights).toEqual([3, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 5]);
    expect(refused(state, { do: 'sow', cards: ['grape3'] })).toBe('A5.1 not-in-deck');
  });
});

describe('A5.4 the deck runs out', () => {
  test('A5.4 the discard pile is shuffled at the moment a card is needed', () => {
    const state = position({ players: 2, phase: 'sow', turn: 1, deck: 'grape1 grape2' });
    expect(play(state, { do: 'sow', cards: ['grape1'] }).map(({ type }) => type)).toEqual(['cardSown']);
    expect(play(state, { do: 'sow', cards: ['grape2'] })).toContainEqual({ type: 'deckRenewed', cards: 38 });
    play(state, { do: 'sow', cards: ['joker'] });
    expect(rowOf(state, 0)).toEqual(['grape1', 'grape2', 'joker']);
  });

  test('A5.4 cards discarded after the last draw are shuffled in too', () => {
    const state = position({ players: 2, phase: 'actions', place: 1, deck: '', field: ['- salt1', '- joker'] });
    play(state, { do: 'end' });
    const events = play(state, { do: 'expansion', card: 3 });
    expect(events).toContainEqual({ type: 'deckRenewed', cards: 40 });
  });

  test('A5.4 with both empty the row is laid with what there is, from the left', () => {
    const state = position({ players: 2, phase: 'sow', turn: 1, deck: 'joker grape1' });
    state.hand.set(state.discard, 0);
    state.discard.fill(0);
    play(state, { do: 'sow', cards: ['joker', 'grape1'] });
    expect(rowOf(state, 0)).toEqual(['grape1', 'joker', undefined]);
    expect([state.row, assyria.steps.continues(state)]).toEqual([1, false]);
    expect(options(state)).toEqual([{ do: 'sow', cards: [] }]);
    expect(refused(state, { do: 'sow', cards: ['joker'] })).toBe('A5.1 not-in-deck');
    expect(play(state, { do: 'sow', cards: [] })).toEqual([{ type: 'rowLeftEmpty', row: 1 }]);
    expect(state.phase).toBe(PHASE.harvest);
  });

  test('A5.4 a column without cards may be chosen for the order', () => {
    const state = position({ players: 2, phase: 'harvest', field: ['grape1', ''] });
    expect(play(state, { do: 'harvest', column: 2 })).toContainEqual({ type: 'harvested', seat: 0, column: 2, cards: [] });
  });

  test('A5.4 a row is not left empty while there are cards', () => {
    expect(refused(position({ phase: 'sow', turn: 1 }), { do: 'sow', cards: [] })).toBe('A5.4 cards-left');
  });
});
