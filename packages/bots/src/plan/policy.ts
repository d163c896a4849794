/** The best action at first sight: plays every action and judges what each seat can then expect. */
import { CHANCE, type Code, type Game, MoveList, type Rules, type Seat, type StateBase } from '@shinar/core';
import type { Action, Insight } from './insight.ts';

export interface Seen {
  readonly action: Action;
  readonly value: number;
}

/** What is added to an action's value, in points. */
export type Liking = (action: Action) => number;

const ALL = -1;

export class Policy {
  readonly players: number;
  readonly insight: Insight;
  private readonly rules: Rules;
  private readonly trial: StateBase;
  private readonly after: StateBase;
  private readonly list = new MoveList();
  private readonly terms: Float64Array;
  private readonly before: Float64Array;
  /** The weight of each term: 0 if overlooked. */
  private readonly sight: Float64Array;

  constructor({ rules }: Game, insight: Insight, players: number) {
    this.rules = rules;
    this.insight = insight;
    this.players = players;
    this.trial = rules.setup(players);
    this.after = rules.setup(players);
    this.terms = new Float64Array(insight.terms.length);
    this.before = new Float64Array(players * insight.terms.length);
    this.sight = new Float64Array(insight.terms.length).fill(1);
  }

  /** From now on these terms don't count. */
  overlook(terms: readonly number[]): void {
    this.sight.fill(1);
    for (const term of terms) this.sight[term] = 0;
  }

  /** The best action, with what the seat likes about it. */
  choose(state: StateBase, liking?: Liking): Action {
    const actions = this.insight.actions(state);
    if (actions.length === 1) return actions[0]!;
    this.begin(state);
    let best = actions[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < actions.length; i++) {
      const value = this.judge(state, actions[i]!) + (liking ? liking(actions[i]!) : 0);
      if (value <= most) continue;
      most = value;
      best = actions[i]!;
    }
    return best;
  }

  /** All actions, the best first. */
  rank(state: StateBase): Seen[] {
    this.begin(state);
    const seen = this.insight.actions(state).map((action) => ({ action, value: this.judge(state, action) }));
    return seen.sort((a, b) => b.value - a.value);
  }

  /** What a single move is worth to its seat, whether it is a sensible action or not. */
  worth(state: StateBase, code: Code): number {
    return this.judge(state, { codes: [code], judged: 1, own: ALL, others: ALL });
  }

  /** What everybody can expect before anything is done. */
  private begin(state: StateBase): void {
    const count = this.terms.length;
    for (let seat = 0; seat < this.players; seat++) this.insight.read(state, seat, ALL, this.before, seat * count);
  }

  /** What an action is worth to its seat. */
  private judge(state: StateBase, { codes, judged, own, others }: Action): number {
    const { rules } = this;
    const seat = rules.actor(state);
    const trial = this.trial.copyFrom(state);
    for (let i = 0; i < judged && rules.actor(trial) === seat; i++) rules.apply(trial, codes[i]!);
    if (rules.actor(trial) === CHANCE) return this.overChance(trial, seat, own, others);
    return this.value(trial, seat, own, others);
  }

  private value(state: StateBase, seat: Seat, own: number, others: number): number {
    let value = 0;
    for (let other = 0; other < this.players; other++) {
      if (other === seat) value += this.expectation(state, other, own);
      else value -= this.insight.envy * this.expectation(state, other, others);
    }
    return value;
  }

  /** Reads the terms in `which` again; the others stay as before. */
  private expectation(state: StateBase, seat: Seat, which: number): number {
    const { terms, sight, before } = this;
    const at = seat * terms.length;
    if (which !== 0) this.insight.read(state, seat, which, terms, 0);
    let sum = 0;
    for (let i = 0; i < terms.length; i++) sum += (which & (1 << i) ? terms[i]! : before[at + i]!) * sight[i]!;
    return sum;
  }

  /** The mean over what chance may do; identical outcomes are judged once. */
  private overChance(state: StateBase, seat: Seat, own: number, others: number): number {
    const { rules, list, after } = this;
    rules.legal(state, list);
    const values = new Map<number, number>();
    let sum = 0;
    let weights = 0;
    for (let i = 0; i < list.length; i++) {
      const code = list.codes[i]!;
      const weight = rules.weight(state, code);
      const outcome = this.insight.outcome(state, code);
      let value = values.get(outcome);
      if (value === undefined) {
        rules.apply(after.copyFrom(state), code);
        value = this.value(after, seat, own, others);
        values.set(outcome, value);
      }
      sum += weight * value;
      weights += weight;
    }
    return sum / weights;
  }
}

/** Plays an action for as long as its seat acts. */
export function perform(rules: Rules, state: StateBase, codes: readonly Code[]): void {
  const seat = rules.actor(state);
  for (let i = 0; i < codes.length && rules.actor(state) === seat; i++) rules.apply(state, codes[i]!);
}
