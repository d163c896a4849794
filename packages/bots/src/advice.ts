/** What the search thinks of a position: the best steps, what each seat can expect of them, and why. */
import { CHANCE, type Code, type Game, NOBODY, type Seat, type StateBase } from '@shinar/core';
import { type Clock, STOPPED_CLOCK } from './clock.ts';
import { judgeOf, tuningOf } from './evaluations/index.ts';
import type { Judge, Term } from './judge.ts';
import type { Budget } from './player.ts';
import { Search } from './search/search.ts';

export interface AdvisedMove {
  readonly code: Code;
  /** How often it was looked into: the moves are in that order. */
  readonly visits: number;
  /** By seat: the share of the win, and the final points, that can be expected. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** Why: what the mover's points are made of, against the next best move (against the best, for the others); the largest difference first. */
  readonly reasons: readonly Term[];
}

export interface Advice {
  readonly seat: Seat;
  readonly moves: readonly AdvisedMove[];
}

interface Outlook {
  readonly points: readonly number[];
  readonly terms: readonly Term[];
}

const MOST_REASONS = 4;
/** Differences below this are not worth a word. */
const NOTICEABLE = 0.05;
/** How often a position must have been looked into for its favourite to be believed. */
const BELIEVED = 8;

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
    const outlooks = children.map((child) => this.outlook(state, child, seat));
    const moves = children.map((child, i) => ({
      code: tree.code[child]!,
      visits: tree.visits[child]!,
      shares: Array.from(tree.share.subarray(child * tree.seats, (child + 1) * tree.seats)),
      points: outlooks[i]!.points,
      reasons: outlooks.length === 1 ? [] : differences(outlooks[i]!.terms, outlooks[i === 0 ? 1 : 0]!.terms),
    }));
    return { seat, moves };
  }

  /** Where the game is believed to go after a move. */
  private outlook(root: StateBase, child: number, seat: Seat): Outlook {
    const { tree } = this.search;
    const state = root.clone();
    this.game.rules.apply(state, tree.code[child]!);
    for (let node = child; tree.first[node] !== 0 && tree.visits[node]! >= BELIEVED; ) {
      const next = this.search.favourite(node);
      this.search.follow(state, node, next);
      node = next;
    }
    const points = new Float64Array(this.judge.players);
    this.judge.points(state, points);
    return { points: Array.from(points), terms: this.judge.terms(state, seat) };
  }
}

/** What of some terms is more or less than in others, the largest difference first. */
export function differences(terms: readonly Term[], others: readonly Term[]): Term[] {
  const names = [...new Set([...terms, ...others].map(({ feature }) => feature))];
  const of = (list: readonly Term[], name: string): number => list.find(({ feature }) => feature === name)?.points ?? 0;
  return names
    .map((feature) => ({ feature, points: of(terms, feature) - of(others, feature) }))
    .filter(({ points }) => Math.abs(points) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_REASONS);
}
