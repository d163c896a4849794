import type { Emit, MoveList, Refusal } from '@shinar/core';
import { pack } from '@shinar/core';
import { POOL_NAMES, POOLS } from '../board.ts';
import type { MarshEvent } from '../events.ts';
import { BERTH } from '../moves.ts';
import { type Clause, NOT_BERTHING, POOL_TAKEN } from '../rulebook.ts';
import { BERTHS, type MarshState, WEATHER } from '../state.ts';

export function refuseBerth(state: MarshState, pool: number): Refusal<Clause> | undefined {
  if (state.phase !== BERTHS) return NOT_BERTHING;
  return state.boat.includes(pool) ? POOL_TAKEN : undefined;
}

export function legalBerths(state: MarshState, out: MoveList): void {
  for (let pool = 0; pool < POOLS; pool++) if (!refuseBerth(state, pool)) out.push(pack(BERTH, pool));
}

export function berth(state: MarshState, pool: number, emit?: Emit<MarshEvent>): void {
  emit?.({ type: 'boatBerthed', seat: state.seat, pool: POOL_NAMES[pool]! });
  state.boat[state.seat++] = pool;
  if (state.seat < state.players) return;
  state.seat = 0;
  state.phase = WEATHER;
}
