import type { Language } from './languages.ts';

const SECONDS = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

/** How long something takes, to the second: `long(90_000)` is 1 minute, 30 seconds. */
export function durationOf(language: Language, unitDisplay: 'long' | 'short'): (milliseconds: number) => string {
  const list = new Intl.ListFormat(language, { type: 'unit', style: unitDisplay });
  const text = (unit: string, count: number): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);
  return (milliseconds) => {
    let left = Math.round(milliseconds / 1000);
    const parts = Object.entries(SECONDS).flatMap(([unit, seconds]) => {
      const count = Math.floor(left / seconds);
      left -= count * seconds;
      return count === 0 ? [] : [text(unit, count)];
    });
    return parts.length === 0 ? text('second', 0) : list.format(parts);
  };
}
