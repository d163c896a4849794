/** The row of city-state tiles. */

import { STATES } from '../board.ts';
import type { Emit } from '../events.ts';
import type { State } from '../state.ts';

function swap(state: State, left: number): void {
  const a = state.row[left];
  const b = state.row[left + 1];
  state.row[left] = b;
  state.row[left + 1] = a;
  state.position[b] = left;
  state.position[a] = left + 1;
}

/** S4.2, S5.6: the tile swaps places with the one on its left, if any. */
export function gainInfluence(state: State, cityState: number, emit?: Emit): void {
  const position = state.position[cityState];
  if (position === 0) return;
  swap(state, position - 1);
  emit?.({ type: 'influenceGained', state: cityState, other: state.row[position], position: position - 1 });
}

/** S6.2: the tile swaps places with the one on its right, if any. */
export function loseInfluence(state: State, cityState: number, emit?: Emit): void {
  const position = state.position[cityState];
  if (position === STATES - 1) return;
  swap(state, position);
  emit?.({ type: 'influenceLost', state: cityState, other: state.row[position], position: position + 1 });
}
