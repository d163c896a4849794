/** A7.5, A7.6: buying cards, and the end of a turn's field. */
import { type MoveList, pack } from '@shinar/core';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { type Card, FOODS, PLOW, PRICE } from '../shared/cards.ts';
import { handOf, hasPlow, type State, seatToAct, spend } from '../state.ts';
import { refuseCost } from './actions.ts';

/** There are as many ploughs as players and nobody holds two, so anyone without one can get one. */
function refuseGoods(state: State, card: Card): Verdict {
  if (card === PLOW) return hasPlow(state, seatToAct(state)) ? REFUSED.plowHeld : undefined;
  if (state.bought > 0) return REFUSED.foodBought;
  return state.field.includes(card + 1) ? undefined : REFUSED.notOnSale;
}

export const refuseBuy = (state: State, card: Card): Verdict => refuseGoods(state, card) ?? refuseCost(state, 'A7.5', PRICE[card]);

/** After the harvest the field holds at most the two cards of the column nobody took. */
export function listBuy(state: State, out: MoveList): void {
  const camels = state.camels[seatToAct(state)];
  if (state.bought === 0) {
    let low = FOODS;
    let high = -1;
    for (let slot = 0; slot < state.field.length; slot++) {
      const card = state.field[slot] - 1;
      if (card < 0) continue;
      if (card < low) low = card;
      if (card > high) high = card;
    }
    if (low < FOODS && camels >= PRICE[low]) out.push(pack(KIND.buy, low));
    if (high > low && camels >= PRICE[high]) out.push(pack(KIND.buy, high));
  }
  if (camels >= PRICE[PLOW] && !hasPlow(state, seatToAct(state))) out.push(pack(KIND.buy, PLOW));
}

export function applyBuy(state: State, card: Card, emit?: Emit): void {
  const seat = seatToAct(state);
  spend(state, seat, PRICE[card]);
  state.hand[handOf(seat) + card]++;
  if (card !== PLOW) {
    state.field[state.field.indexOf(card + 1)] = 0;
    state.bought = 1;
  }
  emit?.({ type: 'cardBought', seat, card, camels: PRICE[card] });
}

/** Untaken cards are discarded, and the discs come back. */
export function clearField(state: State, emit?: Emit): void {
  const left = emit ? Array.from(state.field).filter((slot) => slot > 0) : [];
  if (left.length > 0) emit?.({ type: 'fieldCleared', cards: left.map((slot) => slot - 1) });
  for (let slot = 0; slot < state.field.length; slot++) if (state.field[slot] > 0) state.discard[state.field[slot] - 1]++;
  state.field.fill(0);
  state.discs.fill(0);
}
