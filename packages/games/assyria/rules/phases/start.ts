/** A3: turn order, start hexes and the first choice of cards. */
import { type MoveList, pack } from '@shinar/core';
import { type Hex, STARTS } from '../board.ts';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { type Card, FOODS } from '../shared/cards.ts';
import { add, holds } from '../shared/hexset.ts';
import { handOf, type State, seatToAct } from '../state.ts';

export function refuseOrder(state: State, seat: number): Verdict {
  if (seat >= state.players) return REFUSED.noSuchSeat;
  for (let place = 0; place < state.drawn; place++) if (state.order[place] === seat) return REFUSED.seatDrawn;
  return undefined;
}

export function listOrder(state: State, out: MoveList): void {
  for (let seat = 0; seat < state.players; seat++) if (!refuseOrder(state, seat)) out.push(pack(KIND.order, seat));
}

export function applyOrder(state: State, seat: number, emit?: Emit): void {
  emit?.({ type: 'seatDrawn', seat, place: state.drawn });
  state.order[state.drawn++] = seat;
}

export function refuseSettle(state: State, at: Hex): Verdict {
  if (!STARTS[state.players].includes(at)) return REFUSED.notAStart;
  for (let seat = 0; seat < state.players; seat++) if (holds(state.ziggurats, seat, at)) return REFUSED.startTaken;
  return undefined;
}

export function listSettle(state: State, out: MoveList): void {
  for (const at of STARTS[state.players]) if (!refuseSettle(state, at)) out.push(pack(KIND.settle, at));
}

export function applySettle(state: State, at: Hex, emit?: Emit): void {
  const seat = seatToAct(state);
  add(state.ziggurats, seat, at);
  state.level[at] = 1;
  emit?.({ type: 'settled', seat, at });
}

export const refuseDeal = (state: State, card: Card): Verdict => (state.deck[card] > 0 ? undefined : REFUSED.dealNotInDeck);

export function listDeal(state: State, out: MoveList): void {
  for (let card = 0; card < FOODS; card++) if (state.deck[card] > 0) out.push(pack(KIND.deal, card));
}

export function applyDeal(state: State, card: Card, emit?: Emit): void {
  state.deck[card]--;
  state.dealt[card]++;
  state.drawn++;
  emit?.({ type: 'cardDealt', card });
}

export const refuseKeep = (state: State, card: Card): Verdict => (state.dealt[card] > 0 ? undefined : REFUSED.notDealt);

export function listKeep(state: State, out: MoveList): void {
  for (let card = 0; card < FOODS; card++) if (state.dealt[card] > 0) out.push(pack(KIND.keep, card));
}

export function applyKeep(state: State, card: Card, emit?: Emit): void {
  const seat = seatToAct(state);
  state.dealt[card]--;
  state.hand[handOf(seat) + card]++;
  emit?.({ type: 'cardKept', seat, card });
}

/** A3.4: the first player gets the last card. */
export function keepLastCard(state: State, emit?: Emit): void {
  applyKeep(
    state,
    state.dealt.findIndex((cards) => cards > 0),
    emit,
  );
}
