/** Judges positions: a game's evaluation together with its weights. */
import { type Game, NOBODY, type Rules, type Seat, type StateBase } from '@shinar/core';
import type { Evaluation, Weights } from './evaluation.ts';
import { softmax } from './exp.ts';

/** How much a feature adds to a seat's expected points. */
export interface Term {
  readonly feature: string;
  readonly group: string;
  readonly points: number;
}

export class Judge {
  readonly players: number;
  private readonly rules: Rules;
  private readonly evaluation: Evaluation;
  private readonly weights: Weights;
  /** For winning, without the overlooked features. */
  private win: Float64Array;
  private readonly read: Float64Array;

  constructor({ rules }: Game, evaluation: Evaluation, weights: Weights, players: number) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.weights = weights;
    this.win = weights.win;
    this.players = players;
    this.read = new Float64Array(players * evaluation.features.length);
  }

  /** From now on these features don't count towards the shares of the win. */
  overlook(overlooked: readonly string[]): void {
    const { features } = this.evaluation;
    this.win = this.weights.win.map((weight, i) => (overlooked.includes(features[i % features.length]!) ? 0 : weight));
  }

  /** Each seat's expected share of the win. */
  shares(state: StateBase, out: Float64Array): void {
    if (this.rules.actor(state) === NOBODY) {
      this.rules.result(state, out);
      return;
    }
    this.sums(state, this.win, out);
    softmax(out, 0, this.players);
  }

  /** The stage of the game that a position belongs to, which has its own weights. */
  stage(state: StateBase): number {
    return this.evaluation.stage(state);
  }

  /** Each seat's expected final points. */
  points(state: StateBase): number[] {
    const points = new Float64Array(this.players);
    if (this.rules.actor(state) !== NOBODY) this.sums(state, this.weights.points, points);
    else for (let seat = 0; seat < this.players; seat++) points[seat] = this.evaluation.points(state, seat);
    return Array.from(points);
  }

  /** What a seat's expected points are made of. */
  terms(state: StateBase, seat: Seat): Term[] {
    const { features, groups } = this.evaluation;
    if (this.rules.actor(state) === NOBODY) return [{ feature: 'points', group: 'points', points: this.evaluation.points(state, seat) }];
    this.evaluation.read(state, this.players, this.read);
    const at = this.evaluation.stage(state) * features.length;
    const term = (feature: string, i: number) => ({
      feature,
      group: groups[i]!,
      points: this.weights.points[at + i]! * this.read[seat * features.length + i]!,
    });
    return features.map(term);
  }

  private sums(state: StateBase, weights: Float64Array, out: Float64Array): void {
    const count = this.evaluation.features.length;
    const stage = this.evaluation.stage(state) * count;
    if (this.evaluation.sums !== undefined) {
      this.evaluation.sums(state, this.players, weights, stage, out);
      return;
    }
    this.evaluation.read(state, this.players, this.read);
    for (let seat = 0; seat < this.players; seat++) {
      let sum = 0;
      for (let i = 0, at = seat * count; i < count; i++, at++) sum += weights[stage + i]! * this.read[at]!;
      out[seat] = sum;
    }
  }
}
