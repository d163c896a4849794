/** A9: the last points. */
import type { Emit } from '../events.ts';
import { scorePoints, winners } from '../scoring.ts';
import { hasPlow, type State } from '../state.ts';
import { tilesOf } from './income.ts';

const CAMELS_PER_POINT = 2;

export function endGame(state: State, emit?: Emit): void {
  for (let seat = 0; seat < state.players; seat++) {
    scorePoints(state, seat, 'final-ziggurats', tilesOf(state, seat), emit);
    scorePoints(state, seat, 'final-plow', hasPlow(state, seat) ? 1 : 0, emit);
    scorePoints(state, seat, 'final-camels', Math.floor(state.camels[seat] / CAMELS_PER_POINT), emit);
  }
  emit?.({ type: 'gameEnded', winners: winners(state) });
}
