import type { Code } from '@shinar/core';
import type { Value } from '../valuing.ts';

/** An action rolled out again and again: the mean result by seat. */
export class Trial {
  readonly codes: readonly Code[];
  /** How far behind the best it is at first sight, in points: 0 or less. */
  readonly sight: number;
  readonly points: Float64Array;
  readonly shares: Float64Array;
  count = 0;

  constructor(codes: readonly Code[], players: number, sight = 0) {
    this.codes = codes;
    this.sight = sight;
    this.points = new Float64Array(players);
    this.shares = new Float64Array(players);
  }

  add(points: Float64Array, shares: Float64Array): void {
    this.count++;
    for (let seat = 0; seat < this.points.length; seat++) {
      this.points[seat]! += (points[seat]! - this.points[seat]!) / this.count;
      this.shares[seat]! += (shares[seat]! - this.shares[seat]!) / this.count;
    }
  }

  get value(): Value {
    return { points: Array.from(this.points), shares: Array.from(this.shares) };
  }
}
