/** S8: from one round to the next. */
import { CHANCE, NOBODY, type Seat } from '@shinar/core';
import { STATES } from '../board.ts';
import type { Emit } from '../events.ts';
import { strength } from '../shared/traders.ts';
import { PHASE, ROUNDS, SCORED, type State } from '../state.ts';

export function betweenRounds(state: State, emit?: Emit): void {
  state.scored = 0;
  state.done = 0;
  state.round++;
  if (state.round === ROUNDS) {
    state.phase = PHASE.over;
    state.actor = NOBODY;
    emit?.({ type: 'gameEnded' });
    return;
  }
  const last = lastNext(state);
  state.first = (last + 1) % state.players;
  emit?.({ type: 'firstPassed', last, first: state.first });
  renewRow(state);
  emit?.({ type: 'rowRenewed', row: Array.from(state.row) });
  state.phase = PHASE.draw;
  state.actor = CHANCE;
}

/** S8.2: the fewest traders in the first city-state, ties broken by the second, and so on; S8.3: then the one who played latest. */
function lastNext(state: State): Seat {
  let tied = (1 << state.players) - 1;
  for (let position = 0; position < STATES; position++) {
    let fewest = Number.MAX_SAFE_INTEGER;
    let among = 0;
    for (let seat = 0; seat < state.players; seat++) {
      if ((tied & (1 << seat)) === 0) continue;
      const count = strength(state, seat, state.row[position]);
      if (count < fewest) {
        fewest = count;
        among = 0;
      }
      if (count === fewest) among |= 1 << seat;
    }
    tied = among;
  }
  let last = state.first;
  for (let turn = 0; turn < state.players; turn++) {
    const seat = (state.first + turn) % state.players;
    if ((tied & (1 << seat)) !== 0) last = seat;
  }
  return last;
}

/** S8.4: five tiles move three places left; the scored three follow in reverse order. */
function renewRow(state: State): void {
  const first = state.row[0];
  const second = state.row[1];
  const third = state.row[2];
  state.row.copyWithin(0, SCORED);
  state.row[STATES - 3] = third;
  state.row[STATES - 2] = second;
  state.row[STATES - 1] = first;
  for (let position = 0; position < STATES; position++) state.position[state.row[position]] = position;
}
