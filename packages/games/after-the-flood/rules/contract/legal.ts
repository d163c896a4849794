/** The legal codes of each phase, ascending. */
import type { MoveList } from '@shinar/core';
import { ATTACK_CODE, STOP_CODE } from '../moves.ts';
import { listActions, listUnpaid } from '../phases/actions.ts';
import { listEquip, listLevy, listMuster } from '../phases/empire.ts';
import { listExpansions, listRepeat } from '../phases/expand.ts';
import { listRoll } from '../phases/fight.ts';
import { listBid } from '../phases/pass.ts';
import { listExtend } from '../phases/points.ts';
import { listOrder } from '../phases/start.ts';
import { listTrading } from '../phases/trade.ts';
import { listPlacing } from '../phases/workers.ts';
import { PHASE, type State } from '../state.ts';

export function legal(state: State, out: MoveList): void {
  out.clear();
  switch (state.phase) {
    case PHASE.order:
      listOrder(out);
      break;
    case PHASE.act:
      listActions(state, out);
      break;
    case PHASE.paid:
      listUnpaid(state, out);
      break;
    case PHASE.placing:
      listPlacing(state, out);
      break;
    case PHASE.trading:
      listTrading(state, out);
      break;
    case PHASE.levy:
      listLevy(state, out);
      break;
    case PHASE.equip:
      listEquip(state, out);
      break;
    case PHASE.startRoll:
    case PHASE.roll:
      listRoll(out);
      break;
    case PHASE.muster:
      listMuster(state, out);
      break;
    case PHASE.press:
      out.push(ATTACK_CODE);
      out.push(STOP_CODE);
      break;
    case PHASE.expanded:
      listRepeat(state, out);
      break;
    case PHASE.again:
      listExpansions(state, out);
      break;
    case PHASE.bid:
      listBid(state, out);
      break;
    case PHASE.extend:
      listExtend(state, out);
      break;
  }
}
