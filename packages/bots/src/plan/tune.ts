/**
 * Numbers found by playing: in every game each seat plays with its own numbers, drawn at random around the current ones, which then move towards those
 * that did better. Rivals may take some of the seats: otherwise it would learn what works only against itself.
 */
import { type Game, SeededDice, type StateBase } from '@shinar/core';
import type { Insight, Numbers } from './insight.ts';
import { slips } from './liking.ts';
import { type Chooser, playOut } from './play.ts';
import { Policy } from './policy.ts';

export interface Lesson {
  readonly game: Game;
  readonly players: number;
  insightOf(numbers: Numbers): Insight;
  /** Who else may take a seat in a game. */
  readonly rivals: readonly ((seed: number) => { choose(state: StateBase): number })[];
  readonly games: number;
  readonly seed: number;
}

export interface Learned {
  readonly numbers: Numbers;
  /** The mean points of a seat, and of the winner. */
  readonly mean: number;
  readonly best: number;
  /** By name, how clearly more of it (below zero: less) was better, in standard errors. */
  readonly pulls: Readonly<Record<string, number>>;
}

/** How far numbers are varied, relative to their size. */
const SPREAD = 0.3;
/** A pull of this many standard errors moves a number by the full variation. */
const FULL = 4;
/** How much of the others' points is subtracted. */
const OTHERS = 0.7;
/** One game in this many has a rival. */
const RIVALS = 3;
const NOISE = 0.3;

export function learn({ game, players, insightOf, rivals, games, seed }: Lesson, numbers: Numbers, step: number): Learned {
  const names = Object.keys(numbers);
  const lots = new SeededDice(seed, step);
  const rows: { readonly sides: readonly number[]; readonly gain: number }[] = [];
  let mean = 0;
  let best = 0;
  for (let k = 0; k < games; k++) {
    const sides = Array.from({ length: players }, () => names.map(() => (lots.below(2) === 0 ? -1 : 1)));
    const dice = new SeededDice(lots.next(), 1);
    const guest = rivals.length > 0 && k % RIVALS === 0 ? lots.below(players) : -1;
    const choosers = sides.map((row, seat): Chooser => {
      if (seat === guest) {
        const rival = rivals[lots.below(rivals.length)]!(lots.next());
        return (state) => [rival.choose(state)];
      }
      const own = Object.fromEntries(names.map((name, i) => [name, numbers[name]! * aside(row[i]!)]));
      const policy = new Policy(game, insightOf(own), players);
      return (state) => policy.choose(state, slips(NOISE, dice)).codes;
    });
    const points = playOut(game, choosers, dice);
    const sum = points.reduce((all, one) => all + one, 0);
    mean += sum / players / games;
    best += Math.max(...points) / games;
    for (const [seat, own] of points.entries()) {
      if (seat !== guest) rows.push({ sides: sides[seat]!, gain: own - (OTHERS * (sum - own)) / (players - 1) });
    }
  }
  const pulls = pullsOf(names, rows);
  const moved = names.map((name) => [name, numbers[name]! * aside(Math.max(-1, Math.min(1, pulls[name]! / FULL)))]);
  return { numbers: Object.fromEntries(moved), mean, best, pulls };
}

/** Up or down by the spread; up and down by the same cancel out. */
const aside = (by: number): number => (by >= 0 ? 1 + SPREAD * by : 1 / (1 - SPREAD * by));

function pullsOf(names: readonly string[], rows: readonly { readonly sides: readonly number[]; readonly gain: number }[]) {
  const mean = rows.reduce((sum, { gain }) => sum + gain, 0) / rows.length;
  const error = Math.sqrt(rows.reduce((sum, { gain }) => sum + (gain - mean) ** 2, 0)) || 1;
  const pull = (i: number): number => rows.reduce((sum, { sides, gain }) => sum + sides[i]! * (gain - mean), 0) / error;
  return Object.fromEntries(names.map((name, i) => [name, pull(i)]));
}
