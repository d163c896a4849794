/** Why a move is refused: each move is handed to its phase. */
import type { Move } from '../moves.ts';
import { refusePay } from '../phases/actions.ts';
import { refuseCity } from '../phases/city.ts';
import { refuseEmpire, refuseEquip, refuseLevy, refuseMuster } from '../phases/empire.ts';
import { refuseDestroy, refuseInvade, refuseReinforce, refuseRepeat } from '../phases/expand.ts';
import { refuseRoll } from '../phases/fight.ts';
import { refuseBid, refusePass } from '../phases/pass.ts';
import { refuseExtend } from '../phases/points.ts';
import { refuseOrder } from '../phases/start.ts';
import { refuseTool, refuseTrade } from '../phases/trade.ts';
import { refuseScribe, refuseWorkers } from '../phases/workers.ts';
import { NOT_NOW, REFUSED, type Verdict } from '../rulebook.ts';
import { PHASE, type State } from '../state.ts';

export function refuse(state: State, move: Move): Verdict {
  switch (move.type) {
    case 'order':
      return refuseOrder(state, move.seats);
    case 'roll':
      return refuseRoll(state, move.dice);
    case 'pay':
      return refusePay(state, move.with);
    case 'city':
      return refuseCity(state, move.at, move.from);
    case 'workers':
      return refuseWorkers(state, move.spend, move.to, move.count);
    case 'scribe':
      return refuseScribe(state, move.from, move.to);
    case 'trade':
      return refuseTrade(state, move.at, move.give, move.get);
    case 'tool':
      return refuseTool(state);
    case 'empire':
      return refuseEmpire(state, move.of, move.at);
    case 'levy':
      return refuseLevy(state, move.with);
    case 'equip':
      return refuseEquip(state, move.with);
    case 'muster':
      return refuseMuster(state, move.armies);
    case 'invade':
      return refuseInvade(state, move.to);
    case 'destroy':
      return refuseDestroy(state, move.at);
    case 'reinforce':
      return refuseReinforce(state, move.at);
    case 'attack':
    case 'stop':
      return state.phase === PHASE.press ? undefined : NOT_NOW[state.phase];
    case 'repeat':
      return refuseRepeat(state);
    case 'pass':
      return refusePass(state);
    case 'bid':
      return refuseBid(state, move.with);
    case 'extend':
      return refuseExtend(state, move.at, move.with);
    case 'done':
      return refuseDone(state);
  }
}

/** The stages that `done` closes. */
const closable = (phase: number): boolean =>
  phase === PHASE.placing ||
  phase === PHASE.trading ||
  phase === PHASE.levy ||
  phase === PHASE.equip ||
  phase === PHASE.expanded ||
  phase === PHASE.bid ||
  phase === PHASE.extend;

const refuseDone = (state: State): Verdict => {
  if (closable(state.phase)) return undefined;
  return state.phase === PHASE.act ? REFUSED.nothingToClose : NOT_NOW[state.phase];
};
