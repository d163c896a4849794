/** S2: the table before the first round. */
import { CHANCE, type Code, type Emit, firstOf, type MoveList, pack, type Refusal, type Seat } from '@shinar/core';
import { STATES } from './board.ts';
import type { SumeriaEvent } from './events.ts';
import { KIND } from './moves.ts';
import { pushPlaces } from './places.ts';
import { BAG_WITHOUT_TILE, type Clause, NO_SUCH_SEAT, PLACE_OCCUPIED, STATE_LAID } from './rulebook.ts';
import { DRAW, DRAWN_A_ROUND, FIRST, NONE, PLACE, ROW, SumeriaState, TILES, TILES_OF_A_KIND, TURN } from './state.ts';
import { emptyHigh, emptyLow, isOccupied, putTrader } from './traders.ts';

/** S2.1, S2.5: traders of a player, and how many of them are placed before the first round. */
const TRADERS = { 3: 14, 4: 10 } as const;
const PLACED = { 3: 8, 4: 5 } as const;

export const tradersOf = (players: number): number => (players === 3 ? TRADERS[3] : TRADERS[4]);
export const placedOf = (players: number): number => (players === 3 ? PLACED[3] : PLACED[4]);

export function setup(players: number): SumeriaState {
  if (players !== 3 && players !== 4) throw new RangeError(`Sumeria is for 3 or 4 players, not ${players}`);
  const state = new SumeriaState();
  state.players = players;
  state.phase = ROW;
  state.actor = CHANCE;
  state.first = NONE;
  state.second = NONE;
  state.row.fill(NONE);
  state.position.fill(NONE);
  state.above.fill(NONE);
  state.bag.fill(TILES_OF_A_KIND);
  state.reserve.fill(tradersOf(players), 0, players);
  return state;
}

/** S2.2 */
export function listStates(state: SumeriaState, out: MoveList): void {
  for (let tile = 0; tile < STATES; tile++) if (refuseState(state, tile) === undefined) out.push(pack(KIND.state, tile));
}

export const refuseState = (state: SumeriaState, tile: number): Refusal<Clause> | undefined =>
  state.position[tile] === NONE ? undefined : STATE_LAID;

export function layState(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  const tile = firstOf(code);
  const position = state.laid++;
  state.row[position] = tile;
  state.position[tile] = position;
  emit?.({ type: 'stateLaid', state: tile, position });
  if (state.laid === STATES) state.phase = FIRST;
}

/** S2.4 */
export function listFirst(state: SumeriaState, out: MoveList): void {
  for (let seat = 0; seat < state.players; seat++) out.push(pack(KIND.first, seat));
}

export const refuseFirst = (state: SumeriaState, seat: Seat): Refusal<Clause> | undefined =>
  seat < state.players ? undefined : NO_SUCH_SEAT;

export function chooseFirst(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  state.first = firstOf(code);
  state.phase = DRAW;
  emit?.({ type: 'firstChosen', seat: state.first });
}

/** S2.3, S8.1 */
export function listTiles(state: SumeriaState, out: MoveList): void {
  for (let tile = 0; tile < TILES.length; tile++) if (refuseTile(state, tile) === undefined) out.push(pack(KIND.tile, tile));
}

export const refuseTile = (state: SumeriaState, tile: number): Refusal<Clause> | undefined =>
  state.bag[tile] > 0 ? undefined : BAG_WITHOUT_TILE;

export function drawTile(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  const tile = firstOf(code);
  const above = state.drawn++;
  state.bag[tile]--;
  state.above[above] = tile;
  emit?.({ type: 'tileDrawn', tile, above });
  if (state.drawn < DRAWN_A_ROUND) return;
  state.drawn = 0;
  state.done = 0;
  state.actor = state.first;
  state.phase = state.round === 0 ? PLACE : TURN;
}

/** S2.5 */
export function listPlacements(state: SumeriaState, out: MoveList): void {
  pushPlaces(out, pack(KIND.place), emptyLow(state), emptyHigh(state));
}

export const refusePlacement = (state: SumeriaState, place: number): Refusal<Clause> | undefined =>
  isOccupied(state, place) ? PLACE_OCCUPIED : undefined;

/** S2.6: no tile moves. */
export function placeTrader(state: SumeriaState, code: Code, emit?: Emit<SumeriaEvent>): void {
  const seat = state.actor;
  const at = firstOf(code);
  putTrader(state, seat, at);
  emit?.({ type: 'traderPlaced', seat, at });
  state.done++;
  state.actor = (seat + 1) % state.players;
  if (state.done < placedOf(state.players) * state.players) return;
  state.phase = TURN;
  state.done = 0;
}
