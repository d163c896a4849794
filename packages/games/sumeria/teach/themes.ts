/** What a puzzle of Sumeria is about. */
import type { Theme, Themes } from '@shinar/teach';
import { PHASE, ROUNDS, ranking, STATES, type SumeriaMove, type SumeriaState, sumeria } from '../rules/index.ts';

function themeOf(state: SumeriaState, move: SumeriaMove): Theme {
  if (state.phase === PHASE.place) return 'start';
  if (state.round === ROUNDS - 1) return 'last-turn';
  if (move.type === 'take') return 'tiles';
  const after = state.clone();
  sumeria.rules.apply(after, sumeria.rules.encode(move));
  return after.round === state.round && ranks(state, state.actor) !== ranks(after, state.actor) ? 'majority' : 'timing';
}

/** S7.2: where a seat is first or second. */
const ranks = (state: SumeriaState, seat: number): string =>
  Array.from({ length: STATES }, (_, of) => ranking(state, of))
    .map(({ controller, second }) => (controller === seat ? 1 : second === seat ? 2 : 0))
    .join();

export const themes: Themes = { themeOf };
