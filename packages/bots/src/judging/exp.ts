/** e to the x in plain arithmetic: `Math.exp` may differ in its last bit between engines, and the same seed must give the same step everywhere. */
const LOWEST = -40;
const HIGHEST = 40;
const POWERS = Float64Array.from({ length: 2 * 64 + 1 }, (_, i) => 2 ** (i - 64));

export function exp(x: number): number {
  if (x < LOWEST) return 0;
  const within = Math.min(x, HIGHEST);
  const twos = Math.round(within / Math.LN2);
  const r = within - twos * Math.LN2;
  const series = 1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040 + r / 40320)))))));
  return series * POWERS[twos + 64]!;
}

/** Turns `count` numbers starting at `at` into shares that add up to 1. */
export function softmax(values: Float64Array, at: number, count: number): void {
  let most = values[at]!;
  for (let i = at + 1; i < at + count; i++) most = Math.max(most, values[i]!);
  let sum = 0;
  for (let i = at; i < at + count; i++) {
    values[i] = exp(values[i]! - most);
    sum += values[i]!;
  }
  for (let i = at; i < at + count; i++) values[i] = values[i]! / sum;
}
