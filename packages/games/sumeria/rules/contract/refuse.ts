/** Why a move is refused: each move is handed to its phase. */
import type { Move } from '../moves.ts';
import { refuseTake } from '../phases/scoring.ts';
import { refuseFirst, refusePlace, refuseState, refuseTile } from '../phases/start.ts';
import { refuseAdd, refuseMove, refuseRemove } from '../phases/turn.ts';
import { NOT_NOW, type Verdict } from '../rulebook.ts';
import type { Network } from '../shared/network.ts';
import { PHASE, type State } from '../state.ts';

/** When each move is asked for. */
const PHASE_OF: Readonly<Record<Move['type'], number>> = {
  state: PHASE.row,
  first: PHASE.first,
  tile: PHASE.draw,
  place: PHASE.place,
  add: PHASE.turn,
  move: PHASE.turn,
  remove: PHASE.turn,
  take: PHASE.take,
};

export const refuse = (network: Network, state: State, move: Move): Verdict =>
  state.phase === PHASE_OF[move.type] ? refuseByRule(network, state, move) : notNow(state);

function refuseByRule(network: Network, state: State, move: Move): Verdict {
  switch (move.type) {
    case 'state':
      return refuseState(state, move.state);
    case 'first':
      return refuseFirst(state, move.seat);
    case 'tile':
      return refuseTile(state, move.tile);
    case 'place':
      return refusePlace(state, move.at);
    case 'add':
      return refuseAdd(state, move.at);
    case 'move':
      return refuseMove(network, state, move.from, move.to);
    case 'remove':
      return refuseRemove(state, move.at);
    case 'take':
      return refuseTake(state, move.tiles);
  }
}

function notNow(state: State): Verdict {
  switch (state.phase) {
    case PHASE.row:
      return NOT_NOW.row;
    case PHASE.first:
      return NOT_NOW.first;
    case PHASE.draw:
      return state.round === 0 ? NOT_NOW.draw : NOT_NOW.drawAnew;
    case PHASE.place:
      return NOT_NOW.place;
    case PHASE.turn:
      return NOT_NOW.turn;
    case PHASE.take:
      return state.scored === 0 ? NOT_NOW.takeFirst : NOT_NOW.takeSecond;
    default:
      return NOT_NOW.over;
  }
}
