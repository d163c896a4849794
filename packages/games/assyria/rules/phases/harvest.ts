/** A5.2, A5.3: everyone takes a column; the discs give the new order. */
import { type MoveList, pack } from '@shinar/core';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { columns, handOf, MOST_COLUMNS, type State, seatToAct } from '../state.ts';

export function refuseHarvest(state: State, column: number): Verdict {
  if (column >= columns(state)) return REFUSED.noSuchColumn;
  return state.discs[column] > 0 ? REFUSED.columnTaken : undefined;
}

export function listHarvest(state: State, out: MoveList): void {
  for (let column = 0; column < columns(state); column++) if (!refuseHarvest(state, column)) out.push(pack(KIND.harvest, column));
}

export function applyHarvest(state: State, column: number, emit?: Emit): void {
  const seat = seatToAct(state);
  emit?.({ type: 'harvested', seat, column, cards: cardsOf(state, column) });
  state.discs[column] = seat + 1;
  for (let slot = column; slot < state.field.length; slot += MOST_COLUMNS) {
    if (state.field[slot] > 0) state.hand[handOf(seat) + state.field[slot] - 1]++;
    state.field[slot] = 0;
  }
}

/** The cards of a column, from the top. */
export const cardsOf = (state: State, column: number): number[] =>
  [state.field[column], state.field[column + MOST_COLUMNS]].filter((slot) => slot > 0).map((slot) => slot - 1);

export function changeOrder(state: State, emit?: Emit): void {
  let place = 0;
  for (let column = 0; column < MOST_COLUMNS; column++) {
    if (state.discs[column] > 0) state.order[place++] = state.discs[column] - 1;
  }
  emit?.({ type: 'orderChanged', seats: Array.from(state.order.subarray(0, place)) });
}
