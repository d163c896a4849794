/** The legal codes of each stage, ascending. */
import type { MoveList } from '@shinar/core';
import { ATTACK_CODE, STOP_CODE } from './moves.ts';
import { listActions, listUnpaid } from './phases/actions.ts';
import { listEquipment, listLevies, listMusters } from './phases/empire.ts';
import { listExpansions, listRepeat } from './phases/expand.ts';
import { listRolls } from './phases/fight.ts';
import { listBids } from './phases/pass.ts';
import { listExtensions } from './phases/points.ts';
import { listTrading } from './phases/trade.ts';
import { listPlacing } from './phases/workers.ts';
import { listOrders } from './setup.ts';
import { type Flood, STAGE } from './state.ts';

export function legal(state: Flood, out: MoveList): void {
  out.clear();
  switch (state.stage) {
    case STAGE.order:
      listOrders(out);
      break;
    case STAGE.act:
      listActions(state, out);
      break;
    case STAGE.paid:
      listUnpaid(state, out);
      break;
    case STAGE.placing:
      listPlacing(state, out);
      break;
    case STAGE.trading:
      listTrading(state, out);
      break;
    case STAGE.levy:
      listLevies(state, out);
      break;
    case STAGE.equip:
      listEquipment(state, out);
      break;
    case STAGE.startRoll:
    case STAGE.roll:
      listRolls(out);
      break;
    case STAGE.muster:
      listMusters(state, out);
      break;
    case STAGE.press:
      out.push(ATTACK_CODE);
      out.push(STOP_CODE);
      break;
    case STAGE.expanded:
      listRepeat(state, out);
      break;
    case STAGE.again:
      listExpansions(state, out);
      break;
    case STAGE.bid:
      listBids(state, out);
      break;
    case STAGE.extend:
      listExtensions(state, out);
      break;
  }
}
