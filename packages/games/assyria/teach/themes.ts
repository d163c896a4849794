/** What a puzzle of Assyria is about. */
import type { Theme, Themes } from '@shinar/teach';
import { type AssyriaMove, type AssyriaState, assyria, PHASE, REIGN_TURNS, REIGNS, wellSites } from '../rules/index.ts';

function themeOf(state: AssyriaState, move: AssyriaMove): Theme {
  const { phase, reign, turn } = state;
  if (phase < PHASE.harvest) return 'start';
  if (reign === REIGNS - 1 && turn === REIGN_TURNS[REIGNS - 1] - 1) return 'last-turn';
  switch (move.type) {
    case 'harvest':
    case 'feed':
    case 'buy':
      return 'feeding';
    case 'hut':
      return opensWell(state, move) ? 'building' : 'feeding';
    case 'intrigue':
      return 'majority';
    case 'offer':
    case 'done':
    case 'end':
      return 'timing';
    default:
      return 'building';
  }
}

/** A6.6: whether a hut beside others makes room for a well. */
function opensWell(state: AssyriaState, hut: AssyriaMove): boolean {
  const seat = assyria.rules.actor(state);
  const after = state.clone();
  assyria.rules.apply(after, assyria.rules.encode(hut));
  return wellSites(after, seat) > wellSites(state, seat);
}

export const themes: Themes = { themeOf };
