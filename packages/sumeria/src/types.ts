import type { SumeriaEvent } from './events.ts';
import type { SumeriaMove } from './moves.ts';
import type { Clause } from './rulebook.ts';
import type { SumeriaState } from './state.ts';

/** The types of Sumeria, for `Rules<Sumeria>` and whatever is written against the contract. */
export interface Sumeria {
  state: SumeriaState;
  move: SumeriaMove;
  event: SumeriaEvent;
  clause: Clause;
}
