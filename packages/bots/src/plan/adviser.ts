/** Advice from a planner: promising actions, each played on with the same chance, until time is up. */
import type { Code, Rules, Seat, StateBase } from '@shinar/core';
import type { Advice } from '../advice.ts';
import type { Clock } from '../clock.ts';
import { lossOf } from '../outlook.ts';
import type { Budget } from '../player.ts';
import type { Trial } from './trial.ts';
import { PLAYOUTS, type PlanValuer } from './valuer.ts';

const SLICE_MS = 15;
/** More rollouts of one action tell nothing new. */
const ENOUGH = 60;

export class PlanAdviser {
  private readonly rules: Rules;
  private readonly valuer: PlanValuer;
  private readonly clock: Clock;

  constructor(rules: Rules, valuer: PlanValuer, clock: Clock) {
    this.rules = rules;
    this.valuer = valuer;
    this.clock = clock;
  }

  *advise(state: StateBase, budget: Budget, most: number, also?: Code): Generator<undefined, Advice> {
    const seat = this.rules.actor(state);
    const trials = this.valuer.begin(state, also);
    yield* this.tryAll(state, trials, budget);
    const sorted = this.valuer.sorted(trials, seat).filter(({ codes }, rank) => rank < most || codes[0] === also);
    return { seat, moves: sorted.map((trial, rank) => this.told(state, sorted, trial, rank, seat)) };
  }

  private *tryAll(
    state: StateBase,
    trials: readonly Trial[],
    { playouts = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY }: Budget,
  ): Generator<undefined, void> {
    const began = this.clock.now();
    let slice = began;
    let done = 0;
    for (let round = 0; round < ENOUGH && (done * PLAYOUTS < playouts || round === 0); round++) {
      for (const trial of trials) {
        if (this.clock.now() - slice >= SLICE_MS) {
          yield;
          slice = this.clock.now();
        }
        // each is tried once, however long that takes
        if (!this.valuer.try(state, trial, round === 0 ? Number.POSITIVE_INFINITY : began + ms)) return;
        done++;
      }
    }
  }

  private told(state: StateBase, sorted: readonly Trial[], trial: Trial, rank: number, seat: Seat): Advice['moves'][number] {
    const best = sorted[0]!;
    const other = rank === 0 ? sorted[1] : best;
    const gain = other && this.valuer.gain(this.after(state, best), this.after(state, rank === 0 ? other : trial), seat);
    const aim = this.valuer.aim(this.after(state, trial), seat);
    return {
      code: trial.codes[0]!,
      visits: trial.count,
      ...trial.value,
      gain: rank === 0 ? gain : gain && lossOf(gain),
      ...(aim !== undefined && { aim }),
    };
  }

  private after(state: StateBase, { codes, value }: Trial): { shares: readonly number[]; points: readonly number[]; line: StateBase[] } {
    const after = state.clone();
    for (let i = 0; i < codes.length && this.rules.actor(after) === this.rules.actor(state); i++) this.rules.apply(after, codes[i]!);
    return { ...value, line: [after] };
  }
}
