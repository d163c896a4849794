/** A move as one non-negative integer, for lists and bots: a kind and up to three small numbers. Ascending codes are the canonical order of moves. */
export type Code = number;

/** `kind` below 16, the others up to 511. */
export const pack = (kind: number, a = 0, b = 0, c = 0): Code => (kind << 27) | (a << 18) | (b << 9) | c;
export const kindOf = (code: Code): number => code >>> 27;
export const firstOf = (code: Code): number => (code >>> 18) & 511;
export const secondOf = (code: Code): number => (code >>> 9) & 511;
export const thirdOf = (code: Code): number => code & 511;

/** A reusable list of codes: the caller owns it, the rules fill it in ascending order. */
export class MoveList {
  length = 0;
  codes = new Int32Array(512);

  clear(): void {
    this.length = 0;
  }

  push(code: Code): void {
    if (this.length === this.codes.length) this.grow();
    this.codes[this.length++] = code;
  }

  /** Makes room for `count` more codes, for a generator that writes them itself and then sets `length`. */
  room(count: number): Int32Array {
    while (this.length + count > this.codes.length) this.grow();
    return this.codes;
  }

  has(code: Code): boolean {
    const at = this.codes.indexOf(code);
    return at >= 0 && at < this.length;
  }

  toArray(): Code[] {
    return Array.from(this.codes.subarray(0, this.length));
  }

  private grow(): void {
    const wider = new Int32Array(this.codes.length * 2);
    wider.set(this.codes);
    this.codes = wider;
  }
}
