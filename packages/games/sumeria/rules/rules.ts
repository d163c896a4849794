/** Sumeria's implementation of the contract in core. */
import { firstOf, type Rules } from '@shinar/core';
import { apply } from './contract/apply.ts';
import { legal } from './contract/legal.ts';
import { prompt } from './contract/prompt.ts';
import { refuse } from './contract/refuse.ts';
import { about, type Event } from './events.ts';
import { decode, encode, type Move } from './moves.ts';
import { CLAUSES, type Clause } from './rulebook.ts';
import { result, score } from './scoring.ts';
import { setup } from './setup.ts';
import type { Network } from './shared/network.ts';
import { PHASE, State } from './state.ts';

/** The types of this game for core. */
export interface Sumeria {
  state: State;
  move: Move;
  event: Event;
  clause: Clause;
}

export function rulesOn(network: Network): Rules<Sumeria> {
  return {
    id: 'sumeria',
    version: 1,
    seats: [3, 4],
    clauses: CLAUSES,
    setup,
    restore: (json) => State.fromJSON(json),
    actor: (state) => state.actor,
    prompt,
    legal: (state, out) => legal(network, state, out),
    weight: (state, code) => (state.phase === PHASE.draw ? state.bag[firstOf(code)] : 1),
    refuse: (state, move) => refuse(network, state, move),
    apply,
    about,
    encode,
    decode,
    result,
    score,
  };
}
