/** The legal codes of each phase, ascending. */
import type { MoveList } from '@shinar/core';
import { listTake } from '../phases/scoring.ts';
import { listFirst, listPlace, listState, listTile } from '../phases/start.ts';
import { listTurn } from '../phases/turn.ts';
import type { Network } from '../shared/network.ts';
import { PHASE, type State } from '../state.ts';

export function legal(network: Network, state: State, out: MoveList): void {
  out.clear();
  switch (state.phase) {
    case PHASE.turn:
      listTurn(network, state, out);
      break;
    case PHASE.place:
      listPlace(state, out);
      break;
    case PHASE.draw:
      listTile(state, out);
      break;
    case PHASE.take:
      listTake(state, out);
      break;
    case PHASE.row:
      listState(state, out);
      break;
    case PHASE.first:
      listFirst(state, out);
      break;
  }
}
