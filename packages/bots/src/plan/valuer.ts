/** What a position and its moves are worth to each seat, by rollouts of planners. */
import { type Code, type Game, NOBODY, type Rules, type Seat, type StateBase } from '@shinar/core';
import type { Clock } from '../clock.ts';
import type { Term } from '../judging/judge.ts';
import { type Gain, gainBetween } from '../outlook.ts';
import type { Plans } from '../room.ts';
import type { Favourite, Ranked, Value, Valued, Valuing } from '../valuing.ts';
import type { Aim } from './insight.ts';
import { ahead, Outlook } from './outlook.ts';
import { Policy, perform } from './policy.ts';
import { Rollout } from './rollout.ts';
import { Trial } from './trial.ts';

/** A rollout tells as much as this many playouts of a tree search; fewer than two rollouts tell nothing. */
export const PLAYOUTS = 12;
const FEWEST = 2;
/** How far behind at first sight, in points, an action may be and still be looked into; and how many are, at most. */
const MARGIN = 8;
const WIDTH = 6;
/** How inaccurate everyone's choices are when the rest is played out, in points. */
const NOISE = 1;
/** First sight counts as much as this many rollouts. */
const PRIOR = 4;
/** The most codes an action has. */
const LONGEST = 12;

export class PlanValuer implements Valuing {
  private readonly rules: Rules;
  private readonly policy: Policy;
  private readonly outlook: Outlook;
  private readonly rollout: Rollout;
  private readonly points: Float64Array;
  private readonly shares: Float64Array;

  constructor(game: Game, { numbers, insightOf, foresight }: Plans, players: number, seed: number, clock: Clock) {
    const insight = insightOf(numbers);
    this.rules = game.rules;
    this.policy = new Policy(game, insight, players);
    this.outlook = new Outlook(game, insight, foresight, players);
    this.rollout = new Rollout(game, this.policy, this.outlook, NOISE, seed + 1, clock);
    this.points = new Float64Array(players);
    this.shares = new Float64Array(players);
  }

  value(state: StateBase, playouts: number): Valued {
    if (this.rules.actor(state) === NOBODY) return this.judged(state);
    const trial = new Trial([], this.points.length);
    this.tryOften(state, trial, playouts);
    return { ...trial.value, line: [state] };
  }

  judged(state: StateBase): Valued {
    this.outlook.expect(state, this.points);
    this.outlook.shares(state, this.points, this.shares);
    return { points: Array.from(this.points), shares: Array.from(this.shares), line: [state] };
  }

  favourite(state: StateBase, playouts: number, other: Code): Favourite {
    const seat = this.rules.actor(state);
    const trials = this.tried(state, playouts, other);
    const first = trials[0]!;
    const found = trials.find(({ codes }) => codes[0] === other)!;
    const value = first.count === 0 ? this.judged(state) : first.value;
    return { code: first.codes[0]!, value, behind: this.shareOf(state, value, seat, scoreOf(first, seat) - scoreOf(found, seat)) };
  }

  ranked(state: StateBase, playouts: number): Ranked {
    const seat = this.rules.actor(state);
    const trials = this.tried(state, playouts);
    return { value: trials[0]!.value, moves: trials.map(({ codes, value }) => ({ code: codes[0]!, share: value.shares[seat]! })) };
  }

  /** At first sight once the current action is over; undefined if the game has moved on meanwhile. */
  gain(better: Valued, worse: Valued, seat: Seat): Gain | undefined {
    const [here, there] = [better, worse].map(({ line: [state] }) => this.actionEnd(state!, seat));
    if (this.policy.insight.part(here!) !== this.policy.insight.part(there!)) return undefined;
    return gainBetween(this.seen(here!), this.seen(there!), seat);
  }

  /** What a seat's plan works towards once its action is over. */
  aim({ line: [state] }: Valued, seat: Seat): Aim | undefined {
    return this.policy.insight.aim(this.actionEnd(state!, seat), seat);
  }

  /** The promising actions of a position, one per first code, plus `also` if given. */
  begin(state: StateBase, also?: Code): Trial[] {
    const ranked = this.policy.rank(state);
    const least = ranked[0]!.value - MARGIN;
    const byCode = new Map<Code, Trial>();
    const look = (codes: readonly Code[], value: number): unknown =>
      byCode.set(codes[0]!, new Trial(codes, this.points.length, value - ranked[0]!.value));
    for (const { action, value } of ranked) {
      const [first] = action.codes as readonly [Code];
      if (!byCode.has(first) && (first === also || (byCode.size < WIDTH && value >= least))) look(action.codes, value);
    }
    if (also !== undefined && !byCode.has(also)) look([also], this.policy.worth(state, also));
    return [...byCode.values()];
  }

  /** One more rollout of an action; false if time ran out. */
  try(state: StateBase, trial: Trial, end = Number.POSITIVE_INFINITY): boolean {
    if (!this.rollout.play(state, trial.codes, trial.count, end, this.points)) return false;
    this.outlook.shares(this.rollout.state, this.points, this.shares);
    trial.add(this.points, this.shares);
    return true;
  }

  /** The best for a seat first, by points: they tell more than shares do. First sight counts as well, the less the more rollouts there are. */
  sorted(trials: readonly Trial[], seat: Seat): Trial[] {
    return [...trials].sort((a, b) => scoreOf(b, seat) - scoreOf(a, seat));
  }

  /** How much of the win so many points are to a seat, if nothing else changes. */
  private shareOf(state: StateBase, { points, shares }: Value, seat: Seat, lost: number): number {
    this.points.set(points);
    this.points[seat]! -= lost;
    this.outlook.shares(state, this.points, this.shares);
    return shares[seat]! - this.shares[seat]!;
  }

  private tried(state: StateBase, playouts: number, also?: Code): Trial[] {
    const trials = this.begin(state, also);
    if (playouts > 0) for (const trial of trials) this.tryOften(state, trial, playouts / trials.length);
    return this.sorted(trials, this.rules.actor(state));
  }

  private tryOften(state: StateBase, trial: Trial, playouts: number): void {
    for (let k = Math.max(FEWEST, Math.round(playouts / PLAYOUTS)); k > 0; k--) this.try(state, trial);
  }

  /** Where the seat's current action ends if it continues at first sight. */
  private actionEnd(state: StateBase, seat: Seat): StateBase {
    const at = state.clone();
    const part = this.policy.insight.part(at);
    for (let k = 0; k < LONGEST && this.rules.actor(at) === seat && this.policy.insight.part(at) === part; k++) {
      perform(this.rules, at, this.policy.rank(at)[0]!.action.codes);
    }
    return at;
  }

  /** What each seat's expectation is made of. */
  private seen(state: StateBase): Term[][] {
    const { insight } = this.policy;
    const terms = new Float64Array(insight.terms.length);
    return Array.from(this.points, (_, seat) => {
      insight.read(state, seat, -1, terms, 0);
      return insight.terms.map((feature, i) => ({ feature, group: insight.groups[i]!, points: terms[i]! }));
    });
  }
}

const scoreOf = ({ points, count, sight }: Trial, seat: Seat): number =>
  (count === 0 ? 0 : ahead(points, seat)) + (sight * PRIOR) / (PRIOR + count);
