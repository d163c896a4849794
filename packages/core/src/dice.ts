import type { Code, MoveList } from './code.ts';
import { CHANCE, type GameTypes, type Rules } from './contract.ts';

/** A source of random numbers. */
export interface Dice {
  /** A whole number from 0 up to, not including, `limit`; `limit` is at most 2^32. */
  below(limit: number): number;
}

/** For simulation: xoshiro128**, seeded by splitmix32. The same seed and stream give the same numbers everywhere; not for games that must be fair. */
export class SeededDice implements Dice {
  private readonly s = new Int32Array(4);

  /** `stream` tells the games of one seed apart. Both are whole numbers from 0 to 2^32 - 1. */
  constructor(seed: number, stream = 0) {
    let z = seed ^ Math.imul(stream, 0x85ebca6b);
    for (let i = 0; i < 4; i++) {
      z = (z + 0x9e3779b9 + (i === 2 ? stream : 0)) | 0;
      let t = z ^ (z >>> 16);
      t = Math.imul(t, 0x21f0aaad);
      t = t ^ (t >>> 15);
      t = Math.imul(t, 0x735a2d97);
      this.s[i] = t ^ (t >>> 15);
    }
    if ((this.s[0] | this.s[1] | this.s[2] | this.s[3]) === 0) this.s[0] = 1;
  }

  /** The next 32 bits, as a number from 0 to 2^32 - 1. */
  next(): number {
    const s = this.s;
    const s1 = s[1];
    const turned = Math.imul(s1, 5);
    const out = Math.imul((turned << 7) | (turned >>> 25), 9);
    const t = s1 << 9;
    s[2] ^= s[0];
    s[3] ^= s1;
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = (s[3] << 11) | (s[3] >>> 21);
    return out >>> 0;
  }

  /** By multiplication; the bias is less than `limit` in 2^32. */
  below(limit: number): number {
    return Math.floor((this.next() * limit) / 0x100000000);
  }
}

/** Draws one of the chance moves in `list` by weight: one number below the sum of the weights, counted off along the ascending codes. */
export function draw<G extends GameTypes>(rules: Rules<G>, state: G['state'], list: MoveList, dice: Dice): Code {
  if (rules.actor(state) !== CHANCE) throw new Error('draw: chance is not to act');
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += rules.weight(state, list.codes[i]);
  let left = dice.below(sum);
  for (let i = 0; i < list.length; i++) {
    left -= rules.weight(state, list.codes[i]);
    if (left < 0) return list.codes[i];
  }
  throw new Error('draw: the dice went past the sum of the weights');
}
