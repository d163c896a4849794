/** One game of an arena. */

import { type Bot, createBot, readSpec } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { CHANCE, draw, MoveList, NOBODY, SeededDice, total } from '@shinar/core';
import type { Match } from './plan.ts';

/** By seat. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly shares: readonly number[];
  /** Moves chosen, and milliseconds for all of them and for the longest; and for the longest by the time that the processor gave to this thread. */
  readonly moves: readonly number[];
  readonly ms: readonly number[];
  readonly longest: readonly number[];
  readonly busiest: readonly number[];
}

export function playMatch({ game: id, players, bots: specs, seed, draw: stream }: Match): Outcome {
  const game = gameOf(id);
  const { rules } = game;
  const dice = new SeededDice(seed, stream);
  const bots: Bot[] = specs.map((spec, seat) =>
    createBot(withBots(game), readSpec(spec, '--bots'), {
      players,
      seed: new SeededDice(seed, stream * 16 + seat).next(),
      clock: performance,
    }),
  );
  const moves = specs.map(() => 0);
  const ms = specs.map(() => 0);
  const longest = specs.map(() => 0);
  const busiest = specs.map(() => 0);
  const state = rules.setup(players);
  const list = new MoveList();
  for (let actor = rules.actor(state); actor !== NOBODY; actor = rules.actor(state)) {
    if (actor === CHANCE) {
      rules.legal(state, list);
      rules.apply(state, draw(rules, state, list, dice));
      continue;
    }
    const before = process.threadCpuUsage();
    const began = performance.now();
    const code = bots[actor]!.choose(state);
    const took = performance.now() - began;
    const { user, system } = process.threadCpuUsage(before);
    moves[actor]!++;
    ms[actor]! += took;
    longest[actor] = Math.max(longest[actor]!, took);
    busiest[actor] = Math.max(busiest[actor]!, (user + system) / 1000);
    rules.apply(state, code);
  }
  const shares = new Float64Array(players);
  rules.result(state, shares);
  const whole = (values: readonly number[]): number[] => values.map(Math.round);
  return {
    scores: specs.map((_, seat) => total(rules, state, seat)),
    shares: Array.from(shares),
    moves,
    ms: whole(ms),
    longest: whole(longest),
    busiest: whole(busiest),
  };
}
