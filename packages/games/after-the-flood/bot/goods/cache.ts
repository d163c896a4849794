/** Plans seen before, by what they were made from: four words. A place is used again by whoever comes last. */
const PLACES = 1 << 16;
const WORDS = 4;
const VALUES = 3;

export class PlanCache {
  private readonly keys = new Int32Array(PLACES * WORDS).fill(-1);
  private readonly values = new Float64Array(PLACES * VALUES);

  place(a: number, b: number, c: number, d: number): number {
    let h = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d);
    h = Math.imul(h ^ b ^ (h >>> 13), 0x297a2d39);
    h = Math.imul(h ^ c ^ (h >>> 15), 0x2c1b3c6d);
    h = Math.imul(h ^ d ^ (h >>> 13), 0x297a2d39);
    return (h ^ (h >>> 16)) & (PLACES - 1);
  }

  has(place: number, a: number, b: number, c: number, d: number): boolean {
    const { keys } = this;
    const at = place * WORDS;
    return keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d;
  }

  read(place: number, out: { points: number; kept: number; sets: number }): void {
    const at = place * VALUES;
    out.points = this.values[at]!;
    out.kept = this.values[at + 1]!;
    out.sets = this.values[at + 2]!;
  }

  write(place: number, a: number, b: number, c: number, d: number, from: { points: number; kept: number; sets: number }): void {
    const key = place * WORDS;
    this.keys[key] = a;
    this.keys[key + 1] = b;
    this.keys[key + 2] = c;
    this.keys[key + 3] = d;
    const at = place * VALUES;
    this.values[at] = from.points;
    this.values[at + 1] = from.kept;
    this.values[at + 2] = from.sets;
  }
}
