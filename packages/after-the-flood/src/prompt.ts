/** What the actor is asked, with the numbers that stand in the sentence. */
import type { Facts, Prompt } from '@shinar/core';
import { AREAS, STOCK } from './board.ts';
import { WOOD } from './goods.ts';
import { needAgainst } from './phases/fight.ts';
import { usableScribes } from './phases/workers.ts';
import { ASK, ASK_PAYMENT, type Clause, type Task } from './rulebook.ts';
import { anyPassed, type Flood, goodAt, STAGE, valueIn, workersAt } from './state.ts';

export function prompt(state: Flood): (Prompt<Clause> & { readonly task: Task }) | undefined {
  const { stage } = state;
  if (stage === STAGE.over) return undefined;
  const asked = stage === STAGE.act && anyPassed(state) ? ASK_PAYMENT : ASK[stage];
  return { ...asked, facts: facts(state) };
}

function facts(state: Flood): Facts {
  const { seat, target } = state;
  const armies = state.ready[seat];
  switch (state.stage) {
    case STAGE.placing:
      return { workers: state.workers[workersAt(seat, STOCK)], scribes: usableScribes(state) };
    case STAGE.levy:
      return { armies, left: state.reserve[seat] };
    case STAGE.equip:
      return { value: valueIn(state.equipment, seat) };
    case STAGE.startRoll:
    case STAGE.roll:
    case STAGE.press:
      return { armies, defenders: state.armies[target], need: needAgainst(state, seat, target), area: AREAS[target] };
    case STAGE.muster:
      return { armies, area: AREAS[target] };
    case STAGE.expanded:
    case STAGE.again:
      return { armies };
    case STAGE.bid:
      return { value: valueIn(state.bids, seat) };
    case STAGE.extend:
      return { wood: state.goods[goodAt(seat, WOOD)] };
    default:
      return { turn: state.turn };
  }
}
