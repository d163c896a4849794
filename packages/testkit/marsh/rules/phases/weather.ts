import { type Emit, type MoveList, pack, type Refusal } from '@shinar/core';
import { POOLS } from '../board.ts';
import type { MarshEvent } from '../events.ts';
import { DRAW } from '../moves.ts';
import { type Clause, NOT_DRAWING, TILE_GONE } from '../rulebook.ts';
import { ACTIONS, type MarshState, NONE, RAIN, TURNS, WEATHER, WEATHERS } from '../state.ts';

export function refuseWeather(state: MarshState, tile: number): Refusal<Clause> | undefined {
  if (state.phase !== WEATHER) return NOT_DRAWING;
  return state.bag[tile] === 0 ? TILE_GONE : undefined;
}

export function legalWeather(state: MarshState, out: MoveList): void {
  for (let tile = 0; tile < WEATHERS.length; tile++) if (!refuseWeather(state, tile)) out.push(pack(DRAW, tile));
}

export function drawWeather(state: MarshState, tile: number, emit?: Emit<MarshEvent>): void {
  state.bag[tile]!--;
  state.weather[state.weather.indexOf(NONE)] = tile;
  emit?.({ type: 'weatherDrawn', tile: WEATHERS[tile]! });
  if (state.weather.includes(NONE)) return;
  if (state.weather.includes(RAIN)) grow(state, emit);
  state.phase = TURNS;
  state.actions = ACTIONS;
}

function grow(state: MarshState, emit?: Emit<MarshEvent>): void {
  let count = 0;
  for (let pool = 0; pool < POOLS && state.supply > 0; pool++) {
    if (state.reeds[pool] !== 0) continue;
    state.reeds[pool] = 1;
    state.supply--;
    count++;
  }
  state.standing += count;
  if (count > 0) emit?.({ type: 'reedsGrown', count });
}
