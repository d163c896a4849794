/** One game of an arena. */
import { gameOf } from '@shinar/catalogue/rules';
import { CHANCE, NOBODY, Play, resultOf, SeededDice } from '@shinar/core';
import { Programs } from '../engine/seats.ts';
import { type Mover, moverOf } from './movers.ts';
import type { Match } from './plan.ts';

/** By seat. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly shares: readonly number[];
  /** Moves chosen; milliseconds for all of them and for the longest; and the processor time of the longest, if it was chosen in this thread. */
  readonly moves: readonly number[];
  readonly ms: readonly number[];
  readonly longest: readonly number[];
  readonly busiest: readonly number[];
  /** Why the program in that seat lost, if one did: it gets no share, and a bot played on for it. */
  readonly faults?: Readonly<Record<number, string>>;
}

const NO_TIME = { user: 0, system: 0 };

export async function playMatch(match: Match, programs = new Programs()): Promise<Outcome> {
  const { players, bots: specs, seed, draw: stream } = match;
  const game = gameOf(match.game);
  const { rules } = game;
  const dice = new SeededDice(seed, stream);
  const faults: Record<number, string> = {};
  const movers: readonly Mover[] = await Promise.all(
    specs.map((spec, seat) => {
      const sitting = { game, players, seat, seed: new SeededDice(seed, stream * 16 + seat).next() };
      return moverOf(spec, sitting, programs, (why) => {
        faults[seat] = why;
      });
    }),
  );
  const moves = specs.map(() => 0);
  const ms = specs.map(() => 0);
  const longest = specs.map(() => 0);
  const busiest = specs.map(() => 0);
  const play = new Play(game, players);
  for (let actor = rules.actor(play.state); actor !== NOBODY; actor = rules.actor(play.state)) {
    if (actor === CHANCE) {
      play.chance(dice);
      continue;
    }
    const mover = movers[actor]!;
    const before = mover.isHere ? process.threadCpuUsage() : undefined;
    const began = performance.now();
    await mover.move(play);
    const took = performance.now() - began;
    const { user, system } = before === undefined ? NO_TIME : process.threadCpuUsage(before);
    moves[actor]!++;
    ms[actor]! += took;
    longest[actor] = Math.max(longest[actor]!, took);
    busiest[actor] = Math.max(busiest[actor]!, (user + system) / 1000);
  }
  for (const mover of movers) mover.end(play);
  const shares = new Float64Array(players);
  rules.result(play.state, shares);
  const { scores } = resultOf(game, play.state, players);
  const whole = (values: readonly number[]): number[] => values.map(Math.round);
  return {
    scores,
    shares: sharesWithout(Object.keys(faults).map(Number), Array.from(shares), scores),
    moves,
    ms: whole(ms),
    longest: whole(longest),
    busiest: whole(busiest),
    ...(Object.keys(faults).length > 0 && { faults }),
  };
}

/** A program that lost through a fault gets no share: it goes to the other winners, or to the best of the others. */
export function sharesWithout(losers: readonly number[], shares: readonly number[], scores: readonly number[]): number[] {
  if (losers.length === 0) return [...shares];
  const others = shares.map((_, seat) => seat).filter((seat) => !losers.includes(seat));
  const winners = others.filter((seat) => shares[seat]! > 0);
  const best = Math.max(...others.map((seat) => scores[seat]!));
  const sharing = winners.length > 0 ? winners : others.filter((seat) => scores[seat] === best);
  return shares.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
}
