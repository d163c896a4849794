import { type Emit, type MoveList, pack, type Refusal } from '@shinar/core';
import { neighbours, POOL_NAMES, POOLS } from '../board.ts';
import type { MarshEvent } from '../events.ts';
import { CUT, REST, SAIL } from '../moves.ts';
import { BOAT_THERE, type Clause, IN_WIND, NO_REED, NOT_A_TURN, TOO_FAR } from '../rulebook.ts';
import { ACTIONS, type MarshState, NONE, OVER, TURNS, WEATHER, WIND } from '../state.ts';

export function refuseCut(state: MarshState): Refusal<Clause> | undefined {
  if (state.phase !== TURNS) return NOT_A_TURN;
  return state.reeds[state.boat[state.seat]!] === 0 ? NO_REED : undefined;
}

export function refuseSail(state: MarshState, to: number): Refusal<Clause> | undefined {
  if (state.phase !== TURNS) return NOT_A_TURN;
  if (state.weather.includes(WIND)) return IN_WIND;
  if (!neighbours(state.boat[state.seat]!, to)) return TOO_FAR;
  return state.boat.includes(to) ? BOAT_THERE : undefined;
}

export function refuseRest(state: MarshState): Refusal<Clause> | undefined {
  return state.phase === TURNS ? undefined : NOT_A_TURN;
}

export function legalActions(state: MarshState, out: MoveList): void {
  if (!refuseCut(state)) out.push(pack(CUT));
  for (let to = 0; to < POOLS; to++) if (!refuseSail(state, to)) out.push(pack(SAIL, to));
  if (!refuseRest(state)) out.push(pack(REST));
}

export function cut(state: MarshState, emit?: Emit<MarshEvent>): void {
  const pool = state.boat[state.seat]!;
  state.reeds[pool]!--;
  state.cut[state.seat]!++;
  state.standing--;
  emit?.({ type: 'reedCut', seat: state.seat, pool: POOL_NAMES[pool]! });
  if (state.standing === 0) end(state, 'marsh', emit);
  else spend(state, emit);
}

export function sail(state: MarshState, to: number, emit?: Emit<MarshEvent>): void {
  state.boat[state.seat] = to;
  emit?.({ type: 'boatSailed', seat: state.seat, to: POOL_NAMES[to]! });
  spend(state, emit);
}

export function rest(state: MarshState, emit?: Emit<MarshEvent>): void {
  emit?.({ type: 'rested', seat: state.seat });
  state.actions = 1;
  spend(state, emit);
}

function spend(state: MarshState, emit?: Emit<MarshEvent>): void {
  if (--state.actions > 0) return;
  state.actions = ACTIONS;
  state.seat = (state.seat + 1) % state.players;
  if (state.seat > 0) return;
  state.weather.fill(NONE);
  if (state.bag.every((count) => count === 0)) end(state, 'bag', emit);
  else state.phase = WEATHER;
}

function end(state: MarshState, by: 'bag' | 'marsh', emit?: Emit<MarshEvent>): void {
  state.phase = OVER;
  emit?.({ type: 'gameEnded', by });
}
