/** Whether a board is fair, as far as bots can tell: the same bot in all seats, over many games. */
import { CHANCE, NOBODY, Play, resultOf, SeededDice } from '@shinar/core';
import { type Bot, createBot } from './bot.ts';
import type { BotGame } from './room.ts';

export interface Fairness {
  readonly games: number;
  /** For who plays first, second and so on: what of the wins was theirs, and their points. */
  readonly seats: readonly { readonly share: number; readonly points: number }[];
  /** What each part of the board brought, of all that the parts brought; only where the game says so. */
  readonly regions: readonly { readonly name: string; readonly share: number }[];
}

/** Sees everything alike, and thinks at once. */
const PLAYER = { player: 'greedy', noise: 0.01, worst: 0.05 } as const;

/** So far from the mean of all may the points of a seat be, and what a part of the board brings. */
const MOST_OFF = 0.2;

/** Plays game after game, and tells what is known after each. */
export function* measureFairness(game: BotGame, players: number, games: number, seed: number): Generator<Fairness> {
  const wins = Array.from({ length: players }, () => 0);
  const points = Array.from({ length: players }, () => 0);
  const regions = new Map<string, number>(game.bot.regions?.(game).map((name) => [name, 0]));
  for (let done = 1; done <= games; done++) {
    const bots = Array.from({ length: players }, (_, seat) => createBot(game, PLAYER, { players, seed: seed + done * 16 + seat }));
    const { play, order } = playGame(game, bots, new SeededDice(seed, done), (region) =>
      regions.set(region, (regions.get(region) ?? 0) + 1),
    );
    const { scores, winners } = resultOf(game, play.state, players);
    order.forEach((seat, nth) => {
      wins[nth] += winners.includes(seat) ? 1 / winners.length : 0;
      points[nth] += scores[seat];
    });
    const sum = [...regions.values()].reduce((all, count) => all + count, 0);
    yield {
      games: done,
      seats: wins.map((won, nth) => ({ share: won / done, points: points[nth] / done })),
      regions: [...regions].map(([name, count]) => ({ name, share: count / (sum || 1) })),
    };
  }
}

function playGame(
  game: BotGame,
  bots: readonly Bot[],
  dice: SeededDice,
  brought: (region: string) => void,
): { play: Play; order: number[] } {
  const { rules, bot } = game;
  const play = new Play(game, bots.length);
  const order: number[] = [];
  const emit = (event: { readonly type: string }): void => {
    const region = bot.regionOf?.(game, event);
    if (region !== undefined) brought(region);
  };
  for (let actor = rules.actor(play.state); actor !== NOBODY; actor = rules.actor(play.state)) {
    if (actor === CHANCE) {
      play.chance(dice, emit);
      continue;
    }
    if (!order.includes(actor)) order.push(actor);
    play.move(bots[actor].choose(play.state), emit);
  }
  return { play, order };
}

/** The seats, from 0 by order of play, and the parts of the board that are off by too much. Wins are told and not judged: some games favour a seat on any board. */
export function unfairIn({ seats, regions }: Fairness): { readonly seats: readonly number[]; readonly regions: readonly string[] } {
  const mean = seats.reduce((sum, { points }) => sum + points, 0) / seats.length;
  return {
    seats: seats.flatMap(({ points }, nth) => (Math.abs(points / mean - 1) > MOST_OFF ? [nth] : [])),
    regions: regions.flatMap(({ name, share }) => (Math.abs(share * regions.length - 1) > MOST_OFF ? [name] : [])),
  };
}
