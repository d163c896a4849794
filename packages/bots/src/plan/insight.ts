/** What a game can tell planners: whole actions, and what each seat can expect from a position through its plans. */
import type { Code, Facts, Seat, StateBase } from '@shinar/core';

/** One choice as a player thinks of it: codes to play one after another, as long as the same seat acts. */
export interface Action {
  readonly codes: readonly Code[];
  /** How many of the codes are played before the action is judged: not all if the last one would end more than the action. */
  readonly judged: number;
  /** The terms it can change, as bits: the seat's own, and the others'. The rest need not be judged again. */
  readonly own: number;
  readonly others: number;
}

/** What a plan works towards: a key and its facts, which the game's words describe. */
export interface Aim {
  readonly key: string;
  readonly facts: Facts;
}

export interface Insight<S extends StateBase = StateBase> {
  /** The acting seat's actions, without those not worth a look; never empty. The codes of each are legal one after another. */
  actions(state: S): readonly Action[];
  /** What a seat's expectation is made of, in points. */
  readonly terms: readonly string[];
  /** Each term's group, which a game's words describe. */
  readonly groups: readonly string[];
  /** Writes a seat's terms from index `at`: at least those in `which`, as bits. */
  read(state: S, seat: Seat, which: number, out: Float64Array, at: number): void;
  /** The same number for all that chance may do with the same outcome. */
  outcome(state: S, code: Code): number;
  /** What a seat's plan works towards, if that is worth mentioning. */
  aim(state: S, seat: Seat): Aim | undefined;
  /** The part of the game: plans reach to its end. Positions are compared within a part, or at the beginning of the next. */
  part(state: S): number;
  /** How much of the others' expectations is subtracted from the seat's own. */
  readonly envy: number;
}

/** What a judgement believes, by name: found by playing. */
export type Numbers = Readonly<Record<string, number>>;

/** What the terms at the beginning of a part are worth in the end: per part, a row for the seat's own terms, one for the mean of the others', and a constant. */
export interface Foresight {
  readonly own: readonly (readonly number[])[];
  readonly others: readonly (readonly number[])[];
  readonly constant: readonly number[];
  /** How far off the points are, by part. */
  readonly spread: readonly number[];
}
