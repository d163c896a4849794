import { NOBODY, SeededDice } from '@shinar/core';
import { playOut } from '@shinar/testkit';
import { laws } from '@shinar/testkit/suites';
import { expect, test } from 'vitest';
import { PLACES, STATES } from './board.ts';
import { sumeria } from './index.ts';
import type { Move } from './moves.ts';
import { tradersOf } from './setup.ts';
import { FULL } from './shared/masks.ts';
import { hasTrader } from './shared/traders.ts';
import { NONE, type State, TILES, TILES_OF_A_KIND } from './state.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const ALL_PLACES = upTo(PLACES);

function* everyMove(): Generator<Move> {
  for (const state of upTo(STATES)) yield { type: 'state', state };
  for (const seat of upTo(5)) yield { type: 'first', seat };
  for (const tile of upTo(TILES.length)) yield { type: 'tile', tile };
  for (const at of upTo(PLACES)) yield* (['place', 'add', 'remove'] as const).map((type): Move => ({ type, at }));
  for (const from of upTo(PLACES)) for (const to of upTo(PLACES)) yield { type: 'move', from, to };
  for (const one of upTo(TILES.length)) {
    yield { type: 'take', tiles: [one] };
    for (const two of upTo(TILES.length)) if (two >= one) yield { type: 'take', tiles: [one, two] };
  }
}

function conserved(state: State): string | undefined {
  for (let tile = 0; tile < TILES.length; tile++) {
    let count = state.bag[tile]! + state.discarded[tile]! + state.above.filter((each) => each === tile).length;
    for (let seat = 0; seat < state.players; seat++) count += state.won[seat * TILES.length + tile]!;
    if (count !== TILES_OF_A_KIND) return `${count} tiles of ${TILES[tile]}`;
  }
  for (let seat = 0; seat < state.players; seat++) {
    const traders = state.reserve[seat]! + ALL_PLACES.filter((place) => hasTrader(state, seat, place)).length;
    if (traders !== tradersOf(state.players)) return `${traders} traders of seat ${seat}`;
  }
  return undefined;
}

function recomputed(state: State): string | undefined {
  for (const half of [0, 1]) {
    let all = 0;
    for (let seat = 0; seat < state.players; seat++) {
      if ((all & state.traders[seat * 2 + half]!) !== 0) return 'two traders on one place';
      all |= state.traders[seat * 2 + half]!;
    }
    if (all !== state.occupied[half] || (all & ~FULL) !== 0) return 'occupied is not the sum of all traders';
  }
  for (let tile = 0; tile < STATES; tile++) {
    if (state.position[tile] !== NONE && state.row[state.position[tile]!] !== tile) return `position of state ${tile}`;
  }
  return undefined;
}

laws({ game: sumeria, players: [3, 4], everyMove, conserved, recomputed, longest: 200 }, { games: 30 });

test('a game of Sumeria has at most 105 moves with 4 players and 93 with 3, chance apart', () => {
  for (const [players, most] of [
    [3, 8 * 3 + 54 + 12],
    [4, 5 * 4 + 72 + 12],
  ] as const) {
    const play = playOut(sumeria, players, new SeededDice(3), (_, __, list, dice) => list.codes[dice.below(list.length)]!);
    expect(sumeria.rules.actor(play.state)).toBe(NOBODY);
    expect(play.steps.filter(({ by }) => by !== 'chance').length).toBeLessThanOrEqual(most);
  }
});
