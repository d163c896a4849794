/** Which of several actions is best, by rollouts: those that can hardly be better are left, until what could still be gained is a trifle. */
import { exp } from '../judging/exp.ts';
import type { Seen } from './policy.ts';

/** How much the truth about promising actions differs, in points: what a few rollouts say beyond that is mostly luck. */
const SPREAD = 3;
/** An action that can be expected to gain less than this is left, in points. */
const TRIFLE = 0.08;
/** Nobody is left before so many rollouts each. */
const LEAST = 4;
/** How many rollouts what all differ by counts for in what one differs by. */
const COMMON = 2;
/** The variance of what two differ by, in points, where first sight counts for as many rollouts as it says; where it is less, for fewer. */
const USUAL = 50;
const NEVER = 1e6;

export interface Runner extends Seen {
  sum: number;
  /** One per rollout. */
  readonly results: number[];
}

export class Race {
  /** First sight counts as much as this many rollouts. */
  private prior: number;
  private readonly most: number;
  runners: Runner[];

  /** The best at first sight is first. */
  constructor(promising: readonly Seen[], prior: number) {
    this.prior = prior;
    this.most = prior;
    this.runners = promising.map(({ action, value }) => ({ action, value: value - promising[0]!.value, sum: 0, results: [] }));
  }

  /** By the mean of the rollouts, corrected by first sight: the more rollouts, the less it counts. */
  get best(): Runner {
    return this.runners.reduce((best, one) => (this.scoreOf(one) > this.scoreOf(best) ? one : best));
  }

  add(runner: Runner, result: number): void {
    runner.sum += result;
    runner.results.push(result);
  }

  /** After a round, in which each had one more rollout with the same luck. */
  leave(): void {
    if (this.runners[0]!.results.length < LEAST) return;
    this.prior = this.most * Math.min(1, this.meanVariance() / USUAL);
    const { best } = this;
    const others = this.runners.filter((one) => one !== best);
    const spreads = others.map((one) => spreadBetween(best, one));
    const free = best.results.length - 1;
    const common = spreads.reduce((sum, one) => sum + one, 0) / (spreads.length * free);
    const kept = others.filter((one, i) => this.gain(best, one, (spreads[i]! + common * COMMON) / (free + COMMON)) >= TRIFLE);
    this.runners = this.runners.filter((one) => one === best || kept.includes(one));
  }

  /** Of what two neighbours differ by. */
  private meanVariance(): number {
    const { runners } = this;
    let sum = 0;
    for (let i = 1; i < runners.length; i++) sum += spreadBetween(runners[i - 1]!, runners[i]!);
    return sum / ((runners.length - 1) * (runners[0]!.results.length - 1));
  }

  private scoreOf({ value, sum, results: { length } }: Runner): number {
    return length === 0 ? value - NEVER : sum / length + (value * this.prior) / (this.prior + length);
  }

  /** What one more look at everything could be expected to gain by taking the other instead. */
  private gain(best: Runner, other: Runner, variance: number): number {
    const luck = variance / best.results.length;
    const trust = SPREAD ** 2 / (SPREAD ** 2 + luck);
    return expectedExcess((this.scoreOf(best) - this.scoreOf(other)) * trust, Math.sqrt(luck * trust));
  }
}

/** The squares of what two differ by, beyond its mean; over one less than their number, the variance. */
function spreadBetween(a: Runner, b: Runner): number {
  const mean = (a.sum - b.sum) / a.results.length;
  let squares = 0;
  for (let i = 0; i < a.results.length; i++) squares += (a.results[i]! - b.results[i]! - mean) ** 2;
  return squares;
}

/** How far a number with a normal error is above zero on average, counting nothing where it is below; it is expected so far below. */
function expectedExcess(below: number, error: number): number {
  if (error === 0) return 0;
  const z = below / error;
  const density = exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  // the tail by Abramowitz and Stegun, 26.2.16
  const t = 1 / (1 + 0.33267 * z);
  const tail = density * t * (0.4361836 + t * (-0.1201676 + t * 0.937298));
  return error * (density - z * tail);
}
