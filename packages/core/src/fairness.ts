/** Provably fair chance; docs/guide/fairness.md explains it in words. */
import type { Dice } from './dice.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/** What a committed game publishes about its chance; the seed only once it is revealed. */
export interface Fairness {
  readonly commitment: string;
  /** Left out where a draw is numbered by its step in the record. */
  readonly draws?: Draws;
  readonly seed?: string;
  readonly salts?: readonly string[];
}

/** At tables that share a deal, draws are numbered in order: the third is the same at each table, however many steps came before it. */
export type Draws = 'by-order';

/** The number of the next draw after these steps. */
export const drawOf = (steps: readonly { readonly by: unknown }[], draws: Draws | undefined): number =>
  draws === undefined ? steps.length : steps.filter(({ by }) => by === 'chance').length;

export const SEED_FORM = /^[0-9a-f]{64}$/;
export const SALT_FORM = /^[0-9A-Za-z_-]{0,64}$/;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function bytesOf(seed: string): Uint8Array {
  if (!SEED_FORM.test(seed)) throw new RangeError('a seed has 64 hex digits, in small letters');
  return Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** SHA-256 of the seed's 32 bytes, in hex. */
export const commitmentTo = (seed: string): string => hexOf(sha256(bytesOf(seed)));

/** The numbers for one chance step: a stream of 32-bit words made by HMAC from the seed, the salts and the draw's number, without modulo bias. */
export class FairDice implements Dice {
  private readonly key: Uint8Array;
  private readonly prefix: string;
  private block = new Uint8Array(0);
  private blocks = 0;
  private at = 0;

  constructor(seed: string, salts: readonly string[], step: number) {
    this.key = bytesOf(seed);
    this.prefix = `shinar-fairness/1|${salts.join(',')}|${step}|`;
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 0x100000000)
      throw new RangeError(`FairDice: no whole number to draw below ${limit}`);
    const fair = 0x100000000 - (0x100000000 % limit);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % limit;
    }
  }

  private word(): number {
    if (this.at === this.block.length) {
      this.block = hmacSha256(this.key, asciiBytes(`${this.prefix}${this.blocks++}`)) as Uint8Array<ArrayBuffer>;
      this.at = 0;
    }
    const [a, b, c, d] = this.block.subarray(this.at, this.at + 4);
    this.at += 4;
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  }
}
