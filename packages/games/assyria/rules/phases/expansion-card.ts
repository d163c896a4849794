/** A7.6, A8.9: a new Expansion card for the turn. */
import { type MoveList, pack } from '@shinar/core';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { REFUSED, type Verdict } from '../rulebook.ts';
import { EXPANSION_LEAST, EXPANSION_VALUES } from '../shared/cards.ts';
import type { State } from '../state.ts';

export function refuseExpansion(state: State, card: number): Verdict {
  const left = state.expansions[card - EXPANSION_LEAST];
  if (left === undefined) return REFUSED.noSuchExpansion;
  if (left > 0) return undefined;
  return state.turn === 0 ? REFUSED.firstExpansionNotInDeck : REFUSED.expansionNotInDeck;
}

export function listExpansion(state: State, out: MoveList): void {
  for (const card of EXPANSION_VALUES) if (!refuseExpansion(state, card)) out.push(pack(KIND.expansion, card));
}

export function applyExpansion(state: State, card: number, emit?: Emit): void {
  state.expansions[card - EXPANSION_LEAST]--;
  state.laid[state.turn] = card;
  emit?.({ type: 'expansionLaid', card, reign: state.reign, turn: state.turn });
}
