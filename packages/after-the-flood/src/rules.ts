/** The contract of core, answered. */
import { CHANCE, NOBODY, type Rules } from '@shinar/core';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { legal } from './legal.ts';
import { decode, encode, type Move } from './moves.ts';
import { prompt } from './prompt.ts';
import { refuse } from './refuse.ts';
import type { Clause } from './rulebook.ts';
import { result, score } from './scoring.ts';
import { setup } from './setup.ts';
import { Flood, SEATS, STAGE } from './state.ts';

export interface AfterTheFlood {
  state: Flood;
  move: Move;
  event: Event;
  clause: Clause;
}

function actor(state: Flood): number {
  switch (state.stage) {
    case STAGE.order:
    case STAGE.startRoll:
    case STAGE.roll:
      return CHANCE;
    case STAGE.over:
      return NOBODY;
    default:
      return state.seat;
  }
}

export const rules: Rules<AfterTheFlood> = {
  id: 'after-the-flood',
  version: 1,
  seats: [SEATS, SEATS],
  setup,
  restore: (json) => Flood.fromJSON(json),
  actor,
  prompt,
  legal,
  weight: () => 1,
  refuse,
  apply,
  encode,
  decode,
  result,
  score,
};
