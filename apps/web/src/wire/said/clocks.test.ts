import type { Clock } from '@shinar/protocol';
import { LANGUAGES } from '@shinar/words';
import { expect, test, vi } from 'vitest';
import { languages } from '../../base/words/messages.ts';
import { CLOCKS, clockText } from './clocks.ts';

vi.hoisted(() => {
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => {} } });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const turn = (time: number): Clock => ({ type: 'turn', time });
const live = (bank: number, increment: number): Clock => ({ type: 'live', bank, increment });

test.each<[Clock, string]>([
  [turn(MINUTE), '1 minute per turn'],
  [turn(90_000), '1 minute, 30 seconds per turn'],
  [turn(8 * HOUR), '8 hours per turn'],
  [turn(36 * HOUR), '1 day, 12 hours per turn'],
  [turn(DAY), '1 day per turn'],
  [turn(7 * DAY), '7 days per turn'],
  [turn(MINUTE + 1), '1 minute per turn'],
  [turn(DAY - 1), '1 day per turn'],
  [live(15 * MINUTE, 10_000), '15 min each + 10 sec per turn'],
  [live(10_000, 0), '10 sec each'],
  [live(100_000, 1500), '1 min, 40 sec each + 2 sec per turn'],
])('%j is %s', async (clock, text) => {
  expect(clockText(clock, await languages.get('en'))).toBe(text);
});

test.each(LANGUAGES)('no clock has a broken number in it: %s', async (language) => {
  const m = await languages.get(language);
  const odd = [MINUTE + 7, 61_234, 5 * HOUR + 1, 29 * DAY + 12_345_678].flatMap((time) => [turn(time), live(time, 333)]);
  for (const clock of [...Object.values(CLOCKS), ...odd]) expect(clockText(clock, m)).not.toMatch(/\d[.,]\d|NaN|undefined/);
});
