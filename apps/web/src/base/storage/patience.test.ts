import { expect, test, vi } from 'vitest';
import { whenTooLong } from './patience.ts';

test('what answers within five seconds, or is called off, does not take too long', () => {
  vi.useFakeTimers();
  const [waits, gaveUp] = [vi.fn(), vi.fn()];
  whenTooLong(waits);
  const stop = whenTooLong(gaveUp);
  vi.advanceTimersByTime(4900);
  expect(waits).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(waits).toHaveBeenCalledTimes(1);
  expect(gaveUp).not.toHaveBeenCalled();
  vi.useRealTimers();
});
