/** One step ahead: tries every legal move and judges the position after it. */
import { type Code, type Game, MoveList, SeededDice, type StateBase } from '@shinar/core';
import { exp } from '../judging/exp.ts';
import type { Judge } from '../judging/judge.ts';
import type { Player } from '../player.ts';

/** Shares closer than this count as equal, and the dice decide. */
const ALIKE = 1e-9;
const FINE = 0x100000000;
/** Moves tried per slice. */
const SLICE = 64;

/** In shares of the win. */
export interface Slips {
  /** A move this far behind the best is played about a third as often; 0 always plays the best. */
  readonly noise: number;
  /** A move further behind than this is never played. */
  readonly worst: number;
  /** How many oversights at a time: things that people forget, each a list of features. */
  readonly blind: number;
  readonly oversights: readonly (readonly string[])[];
}

export function greedyPlayer({ rules }: Game, judge: Judge, seed: number, slips: Slips): Player {
  const list = new MoveList();
  const shares = new Float64Array(judge.players);
  let values = new Float64Array(64);
  let stage = -1;
  /** In each stage of the game it overlooks something else, at random. */
  const look = (state: StateBase): void => {
    if (slips.blind === 0 || judge.stage(state) === stage) return;
    stage = judge.stage(state);
    const dice = new SeededDice(seed, stage);
    judge.overlook(Array.from({ length: slips.blind }, () => slips.oversights[dice.below(slips.oversights.length)] ?? []).flat());
  };
  return {
    *think(state: StateBase): Generator<undefined, Code> {
      const dice = new SeededDice(seed, state.hash());
      const seat = rules.actor(state);
      look(state);
      rules.legal(state, list);
      const { length, codes } = list;
      if (length === 1) return codes[0]!;
      if (values.length < length) values = new Float64Array(length * 2);
      const trial = state.clone();
      for (let i = 0; i < length; i++) {
        if (i % SLICE === SLICE - 1) yield;
        rules.apply(trial.copyFrom(state), codes[i]!);
        judge.shares(trial, shares);
        values[i] = shares[seat]!;
      }
      return codes[slips.noise > 0 ? drawNear(values, length, slips, dice) : drawBest(values, length, dice)]!;
    },
  };
}

function drawBest(values: Float64Array, count: number, dice: SeededDice): number {
  let best = 0;
  let alike = 1;
  for (let i = 1; i < count; i++) {
    const ahead = values[i]! - values[best]!;
    if (ahead < -ALIKE) continue;
    alike = ahead > ALIKE ? 1 : alike + 1;
    if (alike === 1 || dice.below(alike) === 0) best = i;
  }
  return best;
}

function drawNear(values: Float64Array, count: number, { noise, worst }: Slips, dice: SeededDice): number {
  let most = 0;
  for (let i = 0; i < count; i++) most = Math.max(most, values[i]!);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const behind = most - values[i]!;
    values[i] = behind > worst ? 0 : exp(-behind / noise);
    sum += values[i]!;
  }
  let left = (dice.below(FINE) / FINE) * sum;
  for (let i = 0; i < count; i++) {
    left -= values[i]!;
    if (left < 0) return i;
  }
  return count - 1;
}
