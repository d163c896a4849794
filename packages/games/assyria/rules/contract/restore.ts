/** A state from its own JSON: every number in range, and every piece accounted for. */
import { InputError } from '@shinar/core';
import { FULL_HEIGHT, TRACK_END } from '../phases/actions.ts';
import { missingPiece } from '../pieces.ts';
import { FEWEST_PLAYERS, HUTS, MOST_PLAYERS, WELLS_PER_PLAYER } from '../setup.ts';
import { COPIES, EXPANSION_COPIES, FIRST_EXPANSION, FOODS } from '../shared/cards.ts';
import { MOST_CAMELS, MOST_COLUMNS, PHASE, REIGN_TURNS, REIGNS, SEATS, State } from '../state.ts';

const MOST_COPIES = Math.max(...COPIES);
const MOST_EXPANSIONS = Math.max(...EXPANSION_COPIES);

/** The maximum of each number; the minimum is 0. */
const MOST = {
  reign: REIGNS - 1,
  phase: PHASE.over,
  drawn: MOST_COLUMNS,
  row: 1,
  toPlace: FIRST_EXPANSION,
  dug: SEATS * WELLS_PER_PLAYER,
  offered: TRACK_END,
  bought: 1,
  deck: MOST_COPIES,
  discard: MOST_COPIES,
  dealt: MOST_COPIES,
  hand: MOST_COPIES,
  field: FOODS,
  expansions: MOST_EXPANSIONS,
  spent: MOST_EXPANSIONS,
  laid: FIRST_EXPANSION,
  reserve: HUTS,
  camels: MOST_CAMELS,
  offering: TRACK_END,
  level: FULL_HEIGHT,
  wellsLeft: SEATS * WELLS_PER_PLAYER,
} as const;

function check(state: State, name: keyof State, most: number, least = 0): void {
  const values = state[name] as number | Int8Array;
  for (const value of typeof values === 'number' ? [values] : values) {
    if (value >= least && value <= most) continue;
    throw new InputError({ path: `state.${name}`, reason: 'not-in-range', facts: { got: value, least, most } });
  }
}

export function restore(json: unknown): State {
  const state = State.fromJSON(json);
  for (const [name, most] of Object.entries(MOST)) check(state, name as keyof typeof MOST, most);
  check(state, 'players', MOST_PLAYERS, FEWEST_PLAYERS);
  check(state, 'turn', REIGN_TURNS[state.reign] - 1);
  check(state, 'place', state.players - 1);
  check(state, 'order', state.players - 1);
  check(state, 'discs', state.players);
  check(state, 'assur', state.players);
  const missing = missingPiece(state);
  if (missing) throw new InputError({ path: 'state', reason: 'pieces-do-not-add-up', facts: { missing } });
  return state;
}
