/** Plays a legal code by handing each move to its phase. */
import { type Code, kindOf } from '@shinar/core';
import type { Emit } from '../events.ts';
import { KIND } from '../moves.ts';
import { applyTake } from '../phases/scoring.ts';
import { applyFirst, applyPlace, applyState, applyTile } from '../phases/start.ts';
import { applyAdd, applyMove, applyRemove } from '../phases/turn.ts';
import type { State } from '../state.ts';

export function apply(state: State, code: Code, emit?: Emit): void {
  switch (kindOf(code)) {
    case KIND.add:
      applyAdd(state, code, emit);
      break;
    case KIND.move:
      applyMove(state, code, emit);
      break;
    case KIND.remove:
      applyRemove(state, code, emit);
      break;
    case KIND.place:
      applyPlace(state, code, emit);
      break;
    case KIND.tile:
      applyTile(state, code, emit);
      break;
    case KIND.take:
      applyTake(state, code, emit);
      break;
    case KIND.state:
      applyState(state, code, emit);
      break;
    case KIND.first:
      applyFirst(state, code, emit);
      break;
  }
}
