/** What the actor is asked, with the facts for the sentence. */
import type { Facts, Prompt } from '@shinar/core';
import { AREAS, STOCK } from '../board.ts';
import { needAgainst } from '../phases/fight.ts';
import { usableScribes } from '../phases/workers.ts';
import { ASK, ASK_PAYMENT, type Clause, type Task } from '../rulebook.ts';
import { WOOD } from '../shared/goods.ts';
import { anyPassed, goodAt, PHASE, type State, valueIn, workersAt } from '../state.ts';

export function prompt(state: State): (Prompt<Clause> & { readonly task: Task }) | undefined {
  const { phase } = state;
  if (phase === PHASE.over) return undefined;
  const asked = phase === PHASE.act && anyPassed(state) ? ASK_PAYMENT : ASK[phase];
  return { ...asked, facts: facts(state) };
}

function facts(state: State): Facts {
  const { seat, target } = state;
  const armies = state.ready[seat];
  switch (state.phase) {
    case PHASE.placing:
      return { workers: state.workers[workersAt(seat, STOCK)], scribes: usableScribes(state) };
    case PHASE.levy:
      return { armies, left: state.reserve[seat] };
    case PHASE.equip:
      return { value: valueIn(state.equipment, seat) };
    case PHASE.startRoll:
    case PHASE.roll:
    case PHASE.press:
      return { armies, defenders: state.armies[target], need: needAgainst(state, seat, target), area: AREAS[target] };
    case PHASE.muster:
      return { armies, area: AREAS[target] };
    case PHASE.expanded:
    case PHASE.again:
      return { armies };
    case PHASE.bid:
      return { value: valueIn(state.bids, seat), turn: state.turn };
    case PHASE.extend:
      return { wood: state.goods[goodAt(seat, WOOD)] };
    default:
      return { turn: state.turn };
  }
}
