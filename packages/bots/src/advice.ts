/** What the search makes of a position: the best steps, what each seat can expect from them, and why. */
import { CHANCE, type Code, NOBODY, type Seat, type StateBase } from '@shinar/core';
import { type Clock, STOPPED_CLOCK } from './clock.ts';
import type { Judge } from './judging/judge.ts';
import { type Gain, gainOf, lineFrom, lossOf } from './outlook.ts';
import { PlanAdviser } from './plan/adviser.ts';
import type { Aim } from './plan/insight.ts';
import { PlanValuer } from './plan/valuer.ts';
import type { Budget } from './player.ts';
import type { BotGame } from './room.ts';
import { judgeOf, planned, tuningOf } from './rooms.ts';
import { Search } from './search/search.ts';
import { ROOT } from './search/tree.ts';

export interface AdvisedMove {
  readonly code: Code;
  /** How often it was visited; moves are sorted by this. */
  readonly visits: number;
  /** By seat: the expected share of the win and final points. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** Why: what it gains over the next best move or, if it isn't the best, what it lacks; undefined if points don't show it. */
  readonly gain: Gain | undefined;
  /** What the mover plans after it, where the game's bots plan. */
  readonly aim?: Aim;
}

export interface Advice {
  readonly seat: Seat;
  readonly moves: readonly AdvisedMove[];
}

/** A move, and where it is expected to lead. */
interface Looked extends Pick<AdvisedMove, 'code' | 'visits' | 'shares'> {
  readonly line: readonly StateBase[];
}

export class Adviser {
  private readonly game: BotGame;
  private readonly judge: Judge;
  private readonly search: Search;
  /** Advises instead of the search in games with plans. */
  private readonly planner: PlanAdviser | undefined;

  constructor(game: BotGame, { players, seed = 0, clock = STOPPED_CLOCK }: { players: number; seed?: number; clock?: Clock }) {
    this.game = game;
    const plans = planned(game);
    this.planner = plans && new PlanAdviser(game.rules, new PlanValuer(game, plans, players, seed, clock), clock);
    this.judge = judgeOf(game, players);
    this.search = new Search(game, this.judge, tuningOf(game).search, seed, clock);
  }

  /** In slices, like a bot's thinking: the `most` best moves, plus `also` if given. */
  *advise(state: StateBase, budget: Budget, most = 5, also?: Code): Generator<undefined, Advice> {
    const seat = this.game.rules.actor(state);
    if (seat === CHANCE || seat === NOBODY) throw new Error('advise: no seat is to act');
    if (this.planner !== undefined) return yield* this.planner.advise(state, budget, most, also);
    yield* this.search.grow(state, budget);
    const { tree } = this.search;
    const looked = Array.from({ length: tree.count[ROOT]! }, (_, i) => tree.first[ROOT]! + i)
      .sort((a, b) => tree.visits[b]! - tree.visits[a]! || tree.share[b * tree.seats + seat]! - tree.share[a * tree.seats + seat]!)
      .filter((child, rank) => rank < most || tree.code[child] === also)
      .map((child) => this.lookedAt(state, child));
    if (also !== undefined && looked.every(({ code }) => code !== also)) looked.push(this.glancedAt(state, also));
    const [best, ...others] = looked;
    const ahead = others.map(({ line }) => gainOf(this.game, this.judge, best!.line, line, seat));
    const gains = [ahead[0], ...ahead.map((gain) => gain && lossOf(gain))];
    const moves = looked.map(({ code, visits, shares, line }, i) => ({
      code,
      visits,
      shares,
      points: this.judge.points(line.at(-1)!),
      gain: gains[i],
    }));
    return { seat, moves };
  }

  private lookedAt(root: StateBase, child: number): Looked {
    const { tree } = this.search;
    const state = root.clone();
    this.search.follow(state, ROOT, child);
    return {
      code: tree.code[child]!,
      visits: tree.visits[child]!,
      shares: Array.from(tree.share.subarray(child * tree.seats, (child + 1) * tree.seats)),
      line: lineFrom(this.search, child, state),
    };
  }

  /** A move that the search left out, valued by the evaluation alone. */
  private glancedAt(root: StateBase, code: Code): Looked {
    const state = root.clone();
    this.game.rules.apply(state, code);
    const shares = new Float64Array(this.judge.players);
    this.judge.shares(state, shares);
    return { code, visits: 0, shares: Array.from(shares), line: [state] };
  }
}
