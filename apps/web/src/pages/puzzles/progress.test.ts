import { afterEach, expect, test } from 'vitest';
import { dropEntry } from '../../base/storage/storage.ts';
import { keepDaily, streakOn } from './progress.ts';

afterEach(() => dropEntry('shinar-daily'));

test('days in a row are counted, a day left out begins anew, and a day counts once', () => {
  expect(streakOn(10)).toBe(0);
  keepDaily(10);
  keepDaily(10);
  keepDaily(11);
  expect([streakOn(11), streakOn(12), streakOn(13)]).toEqual([2, 2, 0]);
  keepDaily(14);
  expect(streakOn(14)).toBe(1);
});
