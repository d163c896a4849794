/** A5.1, A5.4: two rows of cards, drawn one at a time and laid out in order. */
import { type MoveList, pack } from '@shinar/core';
import type { Emit } from '../events.ts';
import { FALLOW, KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { type Card, FOODS, SOWING_ORDER } from '../shared/cards.ts';
import { cardsLeft, MOST_COLUMNS, type State } from '../state.ts';

export const refuseSow = (state: State, card: Card): Verdict => (state.deck[card] > 0 ? undefined : REFUSED.sowNotInDeck);
export const refuseFallow = (state: State): Verdict => (cardsLeft(state) > 0 ? REFUSED.cardsLeft : undefined);

export function listSow(state: State, out: MoveList): void {
  for (let card = 0; card < FOODS; card++) if (state.deck[card] > 0) out.push(pack(KIND.sow, card));
  if (out.length === 0) out.push(FALLOW);
}

/** Cards that come before the new one, or equal it, stay on its left. */
export function applySow(state: State, card: Card, emit?: Emit): void {
  const { field } = state;
  const start = state.row * MOST_COLUMNS;
  state.deck[card]--;
  let slot = start + state.drawn++;
  for (; slot > start && SOWING_ORDER[field[slot - 1] - 1] > SOWING_ORDER[card]; slot--) field[slot] = field[slot - 1];
  field[slot] = card + 1;
  emit?.({ type: 'cardSown', card, row: state.row, column: slot - start });
}

export function applyFallow(state: State, emit?: Emit): void {
  emit?.({ type: 'rowLeftEmpty', row: state.row });
}

/** Makes sure there is a card to draw: an empty deck is renewed from the discard pile. False if both are empty. */
export function renewDeck(state: State, emit?: Emit): boolean {
  if (cardsLeft(state) > 0) return true;
  state.deck.set(state.discard);
  state.discard.fill(0);
  const cards = cardsLeft(state);
  if (cards > 0) emit?.({ type: 'deckRenewed', cards });
  return cards > 0;
}
