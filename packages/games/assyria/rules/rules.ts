/** Assyria's implementation of the contract in core. */
import { type Actor, CHANCE, NOBODY, type Rules } from '@shinar/core';
import { apply } from './contract/apply.ts';
import { legal, weight } from './contract/legal.ts';
import { prompt } from './contract/prompt.ts';
import { refuse } from './contract/refuse.ts';
import { restore } from './contract/restore.ts';
import { about, type Event } from './events.ts';
import { decode, encode, type Move } from './moves.ts';
import { CLAUSES, type Clause } from './rulebook.ts';
import { result, score } from './scoring.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS, setup } from './setup.ts';
import { PHASE, type State, seatToAct } from './state.ts';

/** The types of this game for core. */
export interface Assyria {
  state: State;
  move: Move;
  event: Event;
  clause: Clause;
}

function actor(state: State): Actor {
  switch (state.phase) {
    case PHASE.order:
    case PHASE.sow:
    case PHASE.deal:
    case PHASE.expansion:
      return CHANCE;
    case PHASE.over:
      return NOBODY;
    default:
      return seatToAct(state);
  }
}

export const rules: Rules<Assyria> = {
  id: 'assyria',
  version: 1,
  seats: [FEWEST_PLAYERS, MOST_PLAYERS],
  clauses: CLAUSES,
  setup,
  restore,
  actor,
  prompt,
  legal,
  weight,
  refuse,
  apply,
  about,
  encode,
  decode,
  result,
  score,
};
