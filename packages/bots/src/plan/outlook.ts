/** What a position at the beginning of a part of the game comes to in the end. */
import { type Game, NOBODY, type Rules, type Seat, type StateBase, total } from '@shinar/core';
import { softmax } from '../judging/exp.ts';
import type { Foresight, Insight } from './insight.ts';

/** How much of the best opponent's points, and of the opponents' mean, is subtracted. */
const BEST = 0.2;
const MEAN = 0.15;
/** Scales points with a normal error of this spread to the closest softmax. */
const LOGISTIC = 0.78;

export class Outlook {
  private readonly rules: Rules;
  private readonly insight: Insight;
  private readonly foresight: Foresight;
  private readonly players: number;
  private readonly terms: Float64Array;

  constructor({ rules }: Game, insight: Insight, foresight: Foresight, players: number) {
    this.rules = rules;
    this.insight = insight;
    this.foresight = foresight;
    this.players = players;
    this.terms = new Float64Array(players * insight.terms.length);
  }

  /** Each seat's expected final points. */
  expect(state: StateBase, out: Float64Array): void {
    const { players, terms, insight } = this;
    if (this.rules.actor(state) === NOBODY) {
      for (let seat = 0; seat < players; seat++) out[seat] = total(this.rules, state, seat);
      return;
    }
    const count = insight.terms.length;
    for (let seat = 0; seat < players; seat++) insight.read(state, seat, -1, terms, seat * count);
    const part = insight.part(state);
    const own = this.foresight.own[part]!;
    const others = this.foresight.others[part]!;
    for (let seat = 0; seat < players; seat++) {
      let sum = this.foresight.constant[part]!;
      for (let i = 0; i < count; i++) {
        let rest = 0;
        for (let other = 0; other < players; other++) if (other !== seat) rest += terms[other * count + i]!;
        sum += own[i]! * terms[seat * count + i]! + (others[i]! * rest) / (players - 1);
      }
      out[seat] = sum;
    }
  }

  /** Each seat's expected share of the win, given its expected points: `state` is where they were foreseen. */
  shares(state: StateBase, points: Float64Array, out: Float64Array): void {
    if (this.rules.actor(state) === NOBODY) {
      this.rules.result(state, out);
      return;
    }
    const spread = this.foresight.spread[this.insight.part(state)]!;
    for (let seat = 0; seat < this.players; seat++) out[seat] = points[seat]! / (spread * LOGISTIC);
    softmax(out, 0, this.players);
  }
}

/** A seat's expected points minus the others', the best of them most. */
export function ahead(points: Float64Array, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    best = Math.max(best, points[other]!);
    sum += points[other]!;
  }
  return points[seat]! - BEST * best - (MEAN * sum) / (points.length - 1);
}
