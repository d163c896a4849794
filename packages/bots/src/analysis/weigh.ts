/** Weighs moves against each other: each is played, and the positions they lead to are searched in the same ways. */
import type { Code, Seat, StateBase } from '@shinar/core';
import type { Gain } from '../outlook.ts';
import type { BotGame } from '../room.ts';
import type { Value, Valued, Valuing } from '../valuing.ts';
import { meanOf, valuerOf } from './valuer.ts';

/** One move after several searches. */
export interface Weighed {
  readonly code: Code;
  readonly mean: Value;
  /** One per view. */
  readonly values: readonly Valued[];
}

/** A difference and its standard error. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** An error that even different searches share. */
const LEAST_ERROR = 0.005;

/**
 * The ways to search a position. A different seed alone changes little where chance is far away. How reliable a search is shows in whether it still
 * says the same when it looks at more moves, or for less time.
 */
const VIEWS = [
  { breadth: 1, part: 1 },
  { breadth: 3, part: 1 },
  { breadth: 1, part: 0.5 },
  { breadth: 2, part: 0.7 },
] as const;

export class Weigher {
  readonly valuers: readonly Valuing[];
  private readonly game: BotGame;

  constructor(game: BotGame, players: number, seed = 0) {
    this.game = game;
    this.valuers = VIEWS.map(({ breadth }, i) => valuerOf(game, players, seed + i, breadth));
  }

  weigh(state: StateBase, code: Code, playouts: number): Weighed {
    const after = state.clone();
    this.game.rules.apply(after, code);
    const values = this.valuers.map((valuer, i) => valuer.value(after, Math.ceil(playouts * VIEWS[i]!.part)));
    return { code, mean: meanOf(values), values };
  }

  /** Why one move is better than another, according to the first view; undefined if points don't show it. */
  gain(better: Weighed, worse: Weighed, seat: Seat): Gain | undefined {
    return this.valuers[0]!.gain(better.values[0]!, worse.values[0]!, seat);
  }
}

/** How much more of the win one move gives a seat than another, view by view. */
export function ahead(one: Weighed, other: Weighed, seat: Seat): Difference {
  return spread(one.values.map(({ shares }, i) => shares[seat]! - other.values[i]!.shares[seat]!));
}

/** The mean of some numbers and its standard error. */
export function spread(numbers: readonly number[]): Difference {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const error = numbers.length < 2 ? 1 : Math.sqrt(squares / (numbers.length - 1) / numbers.length);
  return { mean, error: Math.max(error, LEAST_ERROR) };
}
