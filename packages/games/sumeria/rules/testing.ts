/** For tests: positions set up by name, and moves as steps of a record. */
import { type Game, MoveList, type StepBody } from '@shinar/core';
import { readBoard } from './board.ts';
import type { Event } from './events.ts';
import { sumeria } from './index.ts';
import type { Sumeria } from './rules.ts';
import { setup } from './setup.ts';
import { type Network, networkOf } from './shared/network.ts';
import { hasTrader, putTrader } from './shared/traders.ts';
import { PHASE, ROUNDS, type State, TILES, TURNS } from './state.ts';

export const networkFor = (game: Game<Sumeria>): Network => networkOf(readBoard(game.board.data));
const shinar = networkFor(sumeria);
export const STATE_NAMES = shinar.states;

export interface Position {
  readonly players?: number;
  /** State names from the left; the others follow in board order. */
  readonly row?: string;
  readonly round?: number;
  readonly first?: number;
  /** Turns done in this round, over all players. */
  readonly done?: number;
  /** Places by seat, separated by spaces. */
  readonly traders?: readonly string[];
  /** The six tiles above the row. */
  readonly above?: string;
  /** Tiles won by seat: economy, military, politics, religion. */
  readonly won?: readonly (readonly number[])[];
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no ${name}`);
  return index;
}

/** A position in the middle of a round; reserves and bag follow from the rest. */
export function position(given: Position, game: Game<Sumeria> = sumeria): State {
  const network = networkFor(game);
  const state = setup(given.players ?? 4);
  layRow(state, network, words(given.row));
  state.round = given.round ?? 0;
  state.first = given.first ?? 0;
  state.done = given.done ?? 0;
  state.phase = PHASE.turn;
  state.actor = (state.first + state.done) % state.players;
  given.traders?.forEach((places, seat) => {
    for (const place of words(places)) putTrader(state, seat, indexIn(network.places, place));
  });
  words(given.above ?? 'economy economy military military politics religion').forEach((tile, i) => {
    state.above[i] = indexIn(TILES, tile);
    state.bag[state.above[i]]--;
  });
  given.won?.forEach((counts, seat) => {
    counts.forEach((count, tile) => {
      state.won[seat * TILES.length + tile] = count;
      state.bag[tile] -= count;
    });
  });
  return state;
}

function layRow(state: State, network: Network, named: readonly string[]): void {
  const row = [...named, ...network.states.filter((name) => !named.includes(name))];
  row.forEach((name, i) => {
    const tile = indexIn(network.states, name);
    state.row[i] = tile;
    state.position[tile] = i;
  });
  state.laid = row.length;
}

/** Before the first placement. */
export function beforePlacing(players: number, first = 0): State {
  const state = position({ players, first });
  state.phase = PHASE.place;
  return state;
}

/** The last seat is about to play the last turn of a round. */
export function lastTurn(given: Position): State {
  const players = given.players ?? 4;
  return position({ ...given, done: TURNS * players - 1 });
}

export const atLastRound = (given: Position): Position => ({ ...given, round: ROUNDS - 1 });

/** Plays a step in record form; throws if the rules refuse it. */
export function play(state: State, body: StepBody, game: Game<Sumeria> = sumeria): Event[] {
  const events: Event[] = [];
  for (const move of game.steps.read(body, 'step')) {
    const refusal = game.rules.refuse(state, move);
    if (refusal) throw new Error(`${refusal.clause} ${refusal.reason}`);
    game.rules.apply(state, game.rules.encode(move), (event) => events.push(event));
  }
  return events;
}

/** The clause and reason for which a step is refused, or undefined. */
export function refused(state: State, body: StepBody, game: Game<Sumeria> = sumeria): string | undefined {
  const [move] = game.steps.read(body, 'step');
  const refusal = move && game.rules.refuse(state, move);
  return refusal && `${refusal.clause} ${refusal.reason}`;
}

/** The legal steps, in record form. */
export function legalSteps(state: State, game: Game<Sumeria> = sumeria): StepBody[] {
  const list = new MoveList();
  game.rules.legal(state, list);
  return list.toArray().map((code) => game.steps.write([game.rules.decode(code)]));
}

/** Where the trader at `from` may go, sorted. */
export const destinations = (state: State, from: string, game: Game<Sumeria> = sumeria): string[] =>
  legalSteps(state, game)
    .filter((step) => step.do === 'move' && step.from === from)
    .map((step) => step.to as string)
    .sort();

export const rowOf = (state: State, game: Game<Sumeria> = sumeria): string =>
  Array.from(state.row, (tile) => networkFor(game).states[tile]).join(' ');

export const tradersOfSeat = (state: State, seat: number): string[] => shinar.places.filter((_, place) => hasTrader(state, seat, place));

/** Tiles won, by seat. */
export const wonBy = (state: State, seat: number): Record<string, number> =>
  Object.fromEntries(TILES.map((tile, i) => [tile, state.won[seat * TILES.length + i] ?? 0]).filter(([, count]) => count !== 0));
