/** Chance in tests: the same every time for the same seed. `SHINAR_SEED=2 npm test -- e2e` tries other games. */
export const SEED = Number(process.env.SHINAR_SEED ?? 1);

/** Runs in the page before its own scripts: whatever it draws follows from the seed, the device, and how many pages the device has opened. */
export function seedChance([seed, device]: readonly [number, number]): void {
  window.name = String(Number(window.name) + 1 || 1);
  let state =
    Math.imul(seed, 0x9e3779b1) ^ Math.imul(device, 0x85ebca6b) ^ Math.imul(Number(window.name) + history.length * 1000, 0xc2b2ae35);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  };
}
