/** Sets of hexes: two 32-bit words each (columns 0 to 4, columns 5 to 9), side by side in one Int32Array. */

export const holds = (sets: Int32Array, set: number, hex: number): boolean => ((sets[set * 2 + (hex >> 5)] >>> (hex & 31)) & 1) === 1;

export function add(sets: Int32Array, set: number, hex: number): void {
  sets[set * 2 + (hex >> 5)] |= 1 << (hex & 31);
}

export function remove(sets: Int32Array, set: number, hex: number): void {
  sets[set * 2 + (hex >> 5)] &= ~(1 << (hex & 31));
}

/** The index of the lowest set bit of a non-zero word. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** How many bits of a word are set. */
export function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const size = (sets: Int32Array, set: number): number => bits(sets[set * 2]) + bits(sets[set * 2 + 1]);

/** The hexes of a set, ascending. */
export function members(sets: Int32Array, set: number): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < 64; hex++) if (holds(sets, set, hex)) hexes.push(hex);
  return hexes;
}
