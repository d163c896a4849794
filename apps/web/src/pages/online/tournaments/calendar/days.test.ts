import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayByKey, dayOf, daysLater, monthsLater, weeksOf } from './days.ts';

const on = (year: number, month: number, day: number): number => new Date(year, month - 1, day).getTime();
const numbers = (day: number) => weeksOf(day).map((week) => week.map((each) => each && new Date(each).getDate()));

describe.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])('in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    process.env.TZ = before;
  });

  test('a month has its days once each, from Monday to Sunday', () => {
    expect(numbers(on(2026, 11, 17))[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 1]);
    expect(numbers(on(2026, 11, 17)).at(-1)).toEqual([30, undefined, undefined, undefined, undefined, undefined, undefined]);
    for (let month = 1; month <= 12; month++) {
      const days = weeksOf(on(2026, month, 9))
        .flat()
        .filter((day) => day !== undefined);
      expect(days).toEqual(Array.from({ length: new Date(2026, month, 0).getDate() }, (_, i) => on(2026, month, i + 1)));
    }
  });

  test('days follow each other where the clocks change', () => {
    for (let day = on(2026, 1, 1); day < on(2027, 1, 1); day = daysLater(day, 1)) expect(dayOf(day)).toBe(day);
    expect(dayOf(new Date(2026, 9, 25, 23, 59).getTime())).toBe(on(2026, 10, 25));
  });

  test('keys lead to the day beside, above and below, to the ends of the week, and to other months', () => {
    const day = on(2026, 3, 31);
    const led = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => dayByKey(day, key));
    const days = [on(2026, 3, 30), on(2026, 4, 1), on(2026, 3, 24), on(2026, 4, 7), on(2026, 3, 30), on(2026, 4, 5)];
    expect(led).toEqual([...days, on(2026, 2, 28), on(2026, 4, 30)]);
    expect(dayByKey(day, 'a')).toBeUndefined();
    expect(monthsLater(on(2026, 12, 31), 2)).toBe(on(2027, 2, 28));
  });
});
