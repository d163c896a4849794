/** A bot: a player with its own budget, run to the end or cancelled. */
import type { Code, StateBase } from '@shinar/core';
import { Cancelled, type Clock, type Signal, STOPPED_CLOCK } from './clock.ts';
import type { Weights } from './judging/evaluation.ts';
import { Outlook } from './plan/outlook.ts';
import { PLANNER, Planner } from './plan/planner.ts';
import type { Budget, Player } from './player.ts';
import { greedyPlayer } from './players/greedy.ts';
import { randomPlayer } from './players/random.ts';
import { scriptPlayer } from './players/script.ts';
import { uctPlayer } from './players/uct.ts';
import type { BotGame } from './room.ts';
import { judgeOf, oversightsOf, plansOf, scriptOf, specIn, styleOf, tuningOf } from './rooms.ts';
import { Search } from './search/search.ts';
import type { BotSpec } from './spec.ts';

export interface BotOptions {
  readonly players: number;
  /** The same seed, state and playouts give the same step. */
  readonly seed?: number;
  /** Needed for budgets in milliseconds: pass `performance`. */
  readonly clock?: Clock;
  /** Replaces the weights checked in. */
  readonly weights?: Weights;
  /** Replaces the game's own: see `Tuning`. */
  readonly slip?: number;
}

export interface Bot {
  /** The code to play in a state where a seat acts, computed in one go. Throws `Cancelled` when the signal says so. */
  choose(state: StateBase, budget?: Budget, signal?: Signal): Code;
  /** The same in slices of some milliseconds: call `next` until done, or drop it to cancel. */
  think(state: StateBase, budget?: Budget): Generator<undefined, Code>;
}

/** A bot by level from 1 to 5, or by spec. */
export function createBot(game: BotGame, who: number | BotSpec, options: BotOptions): Bot {
  const spec = specIn(game, typeof who === 'number' ? { player: 'level', level: who } : who);
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
  game: BotGame,
  spec: BotSpec,
  { players, seed = 0, clock = STOPPED_CLOCK, weights, slip = tuningOf(game, spec.generation).slip }: BotOptions,
): Player {
  const style = styleOf(game, spec.style);
  switch (spec.player) {
    case 'random':
      return randomPlayer(game, seed);
    case 'greedy': {
      const { noise = 0, worst = Number.POSITIVE_INFINITY, blind = 0 } = spec;
      const slips = { noise: noise * slip, worst: worst * slip, blind, oversights: oversightsOf(game) };
      return greedyPlayer(game, judgeOf(game, players, weights, spec.generation, style), seed, slips);
    }
    case 'planner': {
      const { numbers, insightOf, foresight } = plansOf(game);
      const insight = insightOf(Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value * (style[name] ?? 1)])));
      const outlook = new Outlook(game, insight, foresight, players);
      const { slip: own = 0, blind = 0, width = PLANNER.width } = spec;
      const ponders = spec.playouts !== undefined || spec.ms !== undefined;
      return new Planner(game, insight, outlook, players, { ...PLANNER, width, ponders, slip: own, blind }, seed, clock);
    }
    case 'script':
      return scriptPlayer(scriptOf(game, spec.script ?? ''));
    case 'level':
      throw new Error('createBot: a level is played by a player of the game');
    case 'uct':
      return uctPlayer(game, players, seed, clock);
    case 'search': {
      const { search } = tuningOf(game, spec.generation);
      const { curiosity = search.curiosity, breadth = search.breadth, others = search.others, width = search.width } = spec;
      return new Search(game, judgeOf(game, players, weights, spec.generation, style), { curiosity, breadth, others, width }, seed, clock);
    }
  }
}
