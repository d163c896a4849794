/** What a game may tell of itself to players that plan: whole actions, and what each seat can expect of a position by its plans. */
import type { Code, Facts, Seat, StateBase } from '@shinar/core';

/** One choice as a player thinks of it: codes to be played one after another, as long as the same seat acts. */
export interface Action {
  readonly codes: readonly Code[];
  /** So many of the codes are played before the action is judged: fewer than all where the last one would end more than the action. */
  readonly judged: number;
  /** The terms that it can change, as bits: the own ones, and those of the others. The rest need not be judged anew. */
  readonly own: number;
  readonly others: number;
}

/** What a plan works towards: a key with its facts, for which a game has words. */
export interface Aim {
  readonly key: string;
  readonly facts: Facts;
}

export interface Insight<S extends StateBase = StateBase> {
  /** The actions of the seat to act, those not worth a look left out; never empty. The codes of each are legal one after another. */
  actions(state: S): readonly Action[];
  /** What the expectation of a seat is made of, in points. */
  readonly terms: readonly string[];
  /** Of each term the group in which a game's words tell of it. */
  readonly groups: readonly string[];
  /** Writes the terms of a seat from `at` on: at least those in `which`, as bits. */
  read(state: S, seat: Seat, which: number, out: Float64Array, at: number): void;
  /** What the plan of a seat works towards, if that is worth a word. */
  aim(state: S, seat: Seat): Aim | undefined;
  /** The part of the game: plans reach to its end. Positions are compared within one part, or at the beginning of the next. */
  part(state: S): number;
  /** What of the others' expectations is set off against the own. */
  readonly envy: number;
}

/** What a judgement believes, by name: found by playing. */
export type Numbers = Readonly<Record<string, number>>;

/** What the terms at the beginning of a part are worth in the end: by part, a row for the own terms and one for the mean of the others', and a constant. */
export interface Foresight {
  readonly own: readonly (readonly number[])[];
  readonly others: readonly (readonly number[])[];
  readonly constant: readonly number[];
  /** How far the points are off, by part. */
  readonly spread: readonly number[];
}
