/** F15, phase 6: the end of the turn; F16 after the last. */
import { AREA_COUNT, STOCK, UNAVAILABLE, VALUED, WORTH } from '../board.ts';
import type { Emit } from '../events.ts';
import { majority, winner } from '../scoring.ts';
import { GOOD_COUNT } from '../shared/goods.ts';
import { ARMIES_EACH, goodAt, PHASE, SEATS, type State, shift, TURNS, workersAt } from '../state.ts';
import { beginTurn } from './turn.ts';

export function endTurn(state: State, emit?: Emit): void {
  for (let seat = 0; seat < SEATS; seat++) {
    shift(state, seat, STOCK, UNAVAILABLE, state.workers[workersAt(seat, STOCK)]);
    for (let good = 0; good < GOOD_COUNT; good++) {
      const at = goodAt(seat, good);
      state.bank[good] += state.equipment[at] + state.bids[at];
    }
  }
  state.equipment.fill(0);
  state.bids.fill(0);
  for (let area = 0; area < AREA_COUNT; area++) {
    state.armyOf[area] = 0;
    state.armies[area] = 0;
  }
  state.ready.fill(0);
  state.reserve.fill(ARMIES_EACH);
  state.empire.fill(0);
  state.home.fill(0);
  state.started.fill(0);
  state.passed.fill(0);
  emit?.({ type: 'turnEnded', turn: state.turn });
  if (state.turn === TURNS) {
    endGame(state, emit);
    return;
  }
  state.turn++;
  beginTurn(state, emit);
}

function endGame(state: State, emit?: Emit): void {
  state.phase = PHASE.over;
  state.seat = 0;
  if (!emit) return;
  for (const at of VALUED) {
    const seat = majority(state, at);
    if (seat !== undefined) emit({ type: 'majorityScored', seat, at, points: WORTH[at], clause: 'F16.1' });
  }
  emit({ type: 'gameEnded', winner: winner(state) });
}
