/** What the actor is asked, with the facts for the sentence. */
import type { Prompt } from '@shinar/core';
import type { Clause } from '../rulebook.ts';
import { placedOf } from '../setup.ts';
import { PHASE, ROUNDS, type State, TURNS } from '../state.ts';

export function prompt(state: State): Prompt<Clause> | undefined {
  switch (state.phase) {
    case PHASE.row:
      return { clause: 'S2.2', task: 'lay-row' };
    case PHASE.first:
      return { clause: 'S2.4', task: 'choose-first' };
    case PHASE.draw:
      return { clause: state.round === 0 ? 'S2.3' : 'S8.1', task: 'draw-tiles' };
    case PHASE.place:
      return { clause: 'S2.5', task: 'place-trader', facts: { left: placedOf(state.players) - Math.floor(state.done / state.players) } };
    case PHASE.turn:
      return {
        clause: 'S3.2',
        task: 'take-turn',
        facts: {
          round: state.round + 1,
          rounds: ROUNDS,
          left: TURNS - Math.floor(state.done / state.players),
          reserve: state.reserve[state.actor]!,
        },
      };
    case PHASE.take:
      return state.scored === 0 ? { clause: 'S7.3', task: 'take-two' } : { clause: 'S7.4', task: 'take-one' };
    default:
      return undefined;
  }
}
