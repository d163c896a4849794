/** Weights from scratch: games between random bots, a first fit, then games between bots with those weights, and so on. All positions are kept. */
import { type Bot, createBot } from '../bot.ts';
import type { Weights } from '../judging/evaluation.ts';
import type { BotGame } from '../room.ts';
import { evaluationOf } from '../rooms.ts';
import { type Fit, fitWeights } from './fit.ts';
import { samplesFor } from './samples.ts';
import { keepGame } from './self-play.ts';
import { zeroWeights } from './text.ts';

/** Noise from small to large, to get positions of every kind and see what becomes of them. */
export const NOISES: readonly number[] = [0.003, 0.01, 0.03, 0.1, 0.3];
/** How many of these also play with the weights before the latest. */
const EARLIER = 2;

export interface Training {
  readonly game: BotGame;
  readonly players: number;
  readonly generations: number;
  /** Games in the first generation, and in each later one. */
  readonly random: number;
  readonly games: number;
  /** One position in this many is kept; half as many from random games. */
  readonly every: number;
  readonly seed: number;
  /** Multiplies the noise: smaller for games with many choices. */
  readonly slip: number;
  readonly penalty: number;
}

type MakeBot = (seed: number) => Bot;

/** Yields the fit of each generation. */
export function* train({ game, players, generations, random, games, every, seed, slip, penalty }: Training): Generator<Fit, void> {
  const evaluation = evaluationOf(game);
  const samples = samplesFor(evaluation, players);
  const fits: Weights[] = [];
  for (let generation = 0; generation < generations; generation++) {
    const bots = botsOf(game, players, slip, fits);
    const count = generation === 0 ? random : games;
    const rate = generation === 0 ? every * 2 : every;
    for (let k = 0; k < count; k++) {
      const lots = lotsOf(k * 2654435761 + generation * 97);
      const bot = (_game: number, seat: number): Bot => {
        const lot = lots(seat);
        return bots[lot % bots.length]!(lot);
      };
      keepGame({ game, players, evaluation, seed: seed + generation, every: rate, bot }, k, samples);
    }
    const fit = fitWeights(evaluation, samples, fits.at(-1) ?? zeroWeights(evaluation), penalty);
    fits.push(fit.weights);
    yield fit;
  }
}

function botsOf(game: BotGame, players: number, slip: number, fits: readonly Weights[]): MakeBot[] {
  const latest = fits.at(-1);
  if (latest === undefined) return [(seed) => createBot(game, { player: 'random' }, { players, seed })];
  const greedy =
    (weights: Weights) =>
    (noise: number): MakeBot =>
    (seed) =>
      createBot(game, { player: 'greedy', noise }, { players, seed, weights, slip });
  const before = fits.at(-2);
  return [...NOISES.map(greedy(latest)), ...(before === undefined ? [] : NOISES.slice(0, EARLIER).map(greedy(before)))];
}

/** A number for each seat of a game, which decides its bot and seed. */
function lotsOf(start: number): (seat: number) => number {
  let lot = start >>> 0;
  return (seat) => {
    lot = Math.imul(lot ^ (seat + 1), 2246822519) >>> 0;
    lot ^= lot >>> 15;
    return lot >>> 0;
  };
}
