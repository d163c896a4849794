/** Whether a board is fair, as far as bots can tell: the same bot in every seat, over many games. */
import { CHANCE, NOBODY, Play, resultOf, SeededDice } from '@shinar/core';
import { type Bot, createBot } from './bot.ts';
import type { BotGame } from './room.ts';

/** A mean; the true one lies within `margin` of it with 95% certainty. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

export interface Fairness {
  readonly games: number;
  /** For the first, second, ... player: their share of the wins, and their points. */
  readonly seats: readonly { readonly wins: Estimate; readonly points: Estimate }[];
  /** Each board region's share of what all regions brought; only if the game names regions. */
  readonly regions: readonly { readonly name: string; readonly share: Estimate }[];
}

/** Strong enough to see what every seat can do: weaker bots play some seats worse than others on any board (docs/guide/boards.md). */
const LEVEL = 4;

/** A seat's points must certainly be within this fraction of the mean of all seats. */
const MOST_OFF_POINTS = 0.1;
/** A seat whose wins are certainly further than this from an equal share is unfair. */
const MOST_OFF_WINS = 0.1;
/** What a region brings must certainly be within this fraction of the mean of all regions. */
const MOST_OFF_REGION = 0.2;

/** Statistics over many games; keeps only the sums. */
class Series {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get estimate(): Estimate {
    const mean = this.sum / this.count;
    const variance = (this.squares - this.sum * mean) / Math.max(1, this.count - 1);
    return { mean, margin: 1.96 * Math.sqrt(Math.max(0, variance) / this.count) };
  }
}

/** Plays game after game and yields what is known after each. */
export function* measureFairness(game: BotGame, players: number, games: number, seed: number): Generator<Fairness> {
  const seats = Array.from({ length: players }, () => ({ wins: new Series(), points: new Series() }));
  const regions = (game.bot.regions?.(game) ?? []).map((name) => ({ name, share: new Series() }));
  for (let done = 1; done <= games; done++) {
    const bots = Array.from({ length: players }, (_, seat) => createBot(game, LEVEL, { players, seed: seed + done * 16 + seat }));
    const brought: string[] = [];
    const { play, order } = playGame(game, bots, new SeededDice(seed, done), (region) => brought.push(region));
    const { scores, winners } = resultOf(game, play.state, players);
    order.forEach((seat, nth) => {
      seats[nth].wins.add(winners.includes(seat) ? 1 / winners.length : 0);
      seats[nth].points.add(scores[seat]);
    });
    for (const { name, share } of regions) share.add(brought.filter((region) => region === name).length / (brought.length || 1));
    yield {
      games: done,
      seats: seats.map(({ wins, points }) => ({ wins: wins.estimate, points: points.estimate })),
      regions: regions.map(({ name, share }) => ({ name, share: share.estimate })),
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

/** The largest and the smallest distance of the true mean from a value, with 95% certainty. */
const atMostOff = ({ mean, margin }: Estimate, from: number): number => Math.abs(mean - from) + margin;
const atLeastOff = ({ mean, margin }: Estimate, from: number): number => Math.abs(mean - from) - margin;

/**
 * The unfair seats, from 0 in order of play, and regions. Points and regions must certainly be within their bounds; wins, which would take
 * thousands of games to know as well, must just not certainly be outside theirs.
 */
export function unfairIn({ seats, regions }: Fairness): { readonly seats: readonly number[]; readonly regions: readonly string[] } {
  const mean = seats.reduce((sum, { points }) => sum + points.mean, 0) / seats.length;
  const isOff = ({ wins, points }: Fairness['seats'][number]): boolean =>
    atMostOff(points, mean) > MOST_OFF_POINTS * mean || atLeastOff(wins, 1 / seats.length) > MOST_OFF_WINS;
  return {
    seats: seats.flatMap((seat, nth) => (isOff(seat) ? [nth] : [])),
    regions: regions.flatMap(({ name, share }) => (atMostOff(share, 1 / regions.length) > MOST_OFF_REGION / regions.length ? [name] : [])),
  };
}
