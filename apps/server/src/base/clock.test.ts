import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

const HOUR = 3_600_000;

test.each([
  ['an hour back', -HOUR],
  ['two hours ahead', 2 * HOUR],
])('a machine’s clock that is set %s gives nobody time and takes none', (_, jump) => {
  let [wall, steady] = [Date.parse('2026-01-10T12:00:00Z'), 5000];
  const clock = steadyClock(
    () => wall,
    () => steady,
  );
  const start = clock();
  wall += jump;
  steady += 60_000;
  wall += 60_000;
  expect(Math.abs(clock() - start - 60_000)).toBeLessThanOrEqual(61);
  const before = clock();
  steady += 1;
  expect(clock()).toBeGreaterThanOrEqual(before);
});

test('a drift is made up for, a thousandth at a time', () => {
  let [wall, steady] = [1_000_000, 0];
  const clock = steadyClock(
    () => wall,
    () => steady,
  );
  for (let second = 0; second < 5000; second++) {
    steady += 1000;
    wall += 1000.5;
    clock();
  }
  expect(Math.abs(clock() - wall)).toBeLessThan(5);
});
