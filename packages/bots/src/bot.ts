/** A bot: a player with its own budget, driven to the end or cancelled. */
import type { Code, Game, StateBase } from '@shinar/core';
import { Cancelled, type Clock, type Signal, STOPPED_CLOCK } from './clock.ts';
import type { Weights } from './evaluation.ts';
import { judgeOf, tuningOf } from './evaluations/index.ts';
import { levelOf } from './levels.ts';
import type { Budget, Player } from './player.ts';
import { greedyPlayer } from './players/greedy.ts';
import { randomPlayer } from './players/random.ts';
import { uctPlayer } from './players/uct.ts';
import { Search } from './search/search.ts';
import type { BotSpec } from './spec.ts';

export interface BotOptions {
  readonly players: number;
  /** The same seed, state and playouts give the same step. */
  readonly seed?: number;
  /** Needed for budgets in milliseconds: `performance` will do. */
  readonly clock?: Clock;
  /** Other weights than those checked in. */
  readonly weights?: Weights;
  /** In place of the game's own: see `Tuning`. */
  readonly slip?: number;
}

export interface Bot {
  /** The code to play in a state where a seat acts, at once. Throws `Cancelled` when the signal says so. */
  choose(state: StateBase, budget?: Budget, signal?: Signal): Code;
  /** The same in slices of some milliseconds: drive it with `next`, or drop it to cancel. */
  think(state: StateBase, budget?: Budget): Generator<undefined, Code>;
}

/** A bot of a level from 1 to 5, or of a spec. */
export function createBot(game: Game, who: number | BotSpec, options: BotOptions): Bot {
  const spec = typeof who === 'number' ? levelOf(who).spec : who;
  const player = playerOf(game, spec, options);
  const own: Budget = { ...(spec.playouts !== undefined && { playouts: spec.playouts }), ...(spec.ms !== undefined && { ms: spec.ms }) };
  return {
    think: (state, budget = own) => player.think(state, budget),
    choose(state, budget = own, signal) {
      const thinking = player.think(state, budget);
      for (;;) {
        if (signal?.aborted) throw new Cancelled();
        const { done, value } = thinking.next();
        if (done) return value;
      }
    },
  };
}

function playerOf(
  game: Game,
  spec: BotSpec,
  { players, seed = 0, clock = STOPPED_CLOCK, weights, slip = tuningOf(game).slip }: BotOptions,
): Player {
  switch (spec.player) {
    case 'random':
      return randomPlayer(game, seed);
    case 'greedy': {
      const { noise = 0, worst = Number.POSITIVE_INFINITY } = spec;
      return greedyPlayer(game, judgeOf(game, players, weights), seed, { noise: noise * slip, worst: worst * slip });
    }
    case 'uct':
      return uctPlayer(game, players, seed, clock);
    case 'search': {
      const { search } = tuningOf(game);
      const { curiosity = search.curiosity, breadth = search.breadth, others = search.others, width = search.width } = spec;
      return new Search(game, judgeOf(game, players, weights), { curiosity, breadth, others, width }, seed, clock);
    }
  }
}
