/** After the Flood's implementation of the contract in core. */
import { CHANCE, NOBODY, type Rules } from '@shinar/core';
import { apply } from './contract/apply.ts';
import { legal } from './contract/legal.ts';
import { prompt } from './contract/prompt.ts';
import { refuse } from './contract/refuse.ts';
import { about, type Event } from './events.ts';
import { decode, encode, type Move } from './moves.ts';
import { CLAUSES, type Clause } from './rulebook.ts';
import { result, score } from './scoring.ts';
import { setup } from './setup.ts';
import { PHASE, SEATS, State } from './state.ts';

export interface AfterTheFlood {
  state: State;
  move: Move;
  event: Event;
  clause: Clause;
}

function actor(state: State): number {
  switch (state.phase) {
    case PHASE.order:
    case PHASE.startRoll:
    case PHASE.roll:
      return CHANCE;
    case PHASE.over:
      return NOBODY;
    default:
      return state.seat;
  }
}

export const rules: Rules<AfterTheFlood> = {
  id: 'after-the-flood',
  version: 1,
  seats: [SEATS, SEATS],
  clauses: CLAUSES,
  setup,
  restore: (json) => State.fromJSON(json),
  actor,
  prompt,
  legal,
  weight: () => 1,
  refuse,
  apply,
  about,
  encode,
  decode,
  result,
  score,
};
