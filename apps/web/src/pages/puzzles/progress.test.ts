import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDaily, streakOn } from './progress.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('days in a row are counted, a day left out begins anew, and a day counts once', () => {
  expect(streakOn(10)).toBe(0);
  keepDaily(10);
  keepDaily(10);
  keepDaily(11);
  expect([streakOn(11), streakOn(12), streakOn(13)]).toEqual([2, 2, 0]);
  keepDaily(14);
  expect(streakOn(14)).toBe(1);
});
