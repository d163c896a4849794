/** What the search thinks of a position: the best steps, what each seat can expect of them, and why. */
import { CHANCE, type Code, type Game, NOBODY, type Seat, type StateBase } from '@shinar/core';
import { type Clock, STOPPED_CLOCK } from './clock.ts';
import { judgeOf, tuningOf } from './evaluations/index.ts';
import type { Judge } from './judge.ts';
import { type Gain, gainOf, lineFrom, lossOf } from './outlook.ts';
import type { Budget } from './player.ts';
import { Search } from './search/search.ts';
import { ROOT } from './search/tree.ts';

export interface AdvisedMove {
  readonly code: Code;
  /** How often it was looked into: the moves are in that order. */
  readonly visits: number;
  /** By seat: the share of the win, and the final points, that can be expected. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** Why: what it has more than the next best move, or, if it is not the best, than the best; unknown where points do not show it. */
  readonly gain: Gain | undefined;
}

export interface Advice {
  readonly seat: Seat;
  readonly moves: readonly AdvisedMove[];
}

export class Adviser {
  private readonly game: Game;
  private readonly judge: Judge;
  private readonly search: Search;

  constructor(game: Game, { players, seed = 0, clock = STOPPED_CLOCK }: { players: number; seed?: number; clock?: Clock }) {
    this.game = game;
    this.judge = judgeOf(game, players);
    this.search = new Search(game, this.judge, tuningOf(game).search, seed, clock);
  }

  /** In slices, like a bot's thinking: the `most` best moves, and `also` that one, if it was looked into at all. */
  *advise(state: StateBase, budget: Budget, most = 5, also?: Code): Generator<undefined, Advice> {
    const seat = this.game.rules.actor(state);
    if (seat === CHANCE || seat === NOBODY) throw new Error('advise: no seat is to act');
    yield* this.search.grow(state, budget);
    const { tree } = this.search;
    const children = Array.from({ length: tree.count[0]! }, (_, i) => tree.first[0]! + i)
      .sort((a, b) => tree.visits[b]! - tree.visits[a]! || tree.share[b * tree.seats + seat]! - tree.share[a * tree.seats + seat]!)
      .filter((child, rank) => rank < most || tree.code[child] === also);
    const lines = children.map((child) => this.lineAfter(state, child));
    const [best, ...others] = lines;
    const ahead = others.map((line) => gainOf(this.game, this.judge, best!, line, seat));
    const gains = [ahead[0], ...ahead.map((gain) => gain && lossOf(gain))];
    const moves = children.map((child, i) => ({
      code: tree.code[child]!,
      visits: tree.visits[child]!,
      shares: Array.from(tree.share.subarray(child * tree.seats, (child + 1) * tree.seats)),
      points: this.judge.points(lines[i]!.at(-1)!),
      gain: gains[i],
    }));
    return { seat, moves };
  }

  private lineAfter(root: StateBase, child: number): StateBase[] {
    const state = root.clone();
    this.search.follow(state, ROOT, child);
    return lineFrom(this.search, child, state);
  }
}
