/** Days of the calendar in this device's time zone: each is its first moment, in milliseconds. */

const WEEK = 7;
/** Weeks begin on Monday; days of the week are counted from Sunday. */
const MONDAY = 1;

export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** A day so many days later, also where one of them has 23 or 25 hours. */
export function daysLater(day: number, count: number): number {
  const date = new Date(day);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count).getTime();
}

/** The same day of another month, or its last one. */
export function monthsLater(day: number, count: number): number {
  const date = new Date(day);
  const [year, month] = [date.getFullYear(), date.getMonth() + count];
  const last = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(date.getDate(), last)).getTime();
}

/** How many days of its week come before this one. */
const inWeek = (day: number): number => (new Date(day).getDay() - MONDAY + WEEK) % WEEK;

/** The days of a month, and the first one after it. */
export function monthOf(day: number): { readonly first: number; readonly after: number } {
  const date = new Date(day);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  return { first: new Date(year, month, 1).getTime(), after: new Date(year, month + 1, 1).getTime() };
}

/** A month by weeks; a day of another month is left empty. */
export function weeksOf(day: number): (number | undefined)[][] {
  const { first, after } = monthOf(day);
  const weeks: (number | undefined)[][] = [];
  for (let monday = daysLater(first, -inWeek(first)); monday < after; monday = daysLater(monday, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, i) => daysLater(monday, i));
    weeks.push(days.map((each) => (each >= first && each < after ? each : undefined)));
  }
  return weeks;
}

/** Where a key leads from a day. */
export function dayByKey(day: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1);
    case 'ArrowRight':
      return daysLater(day, 1);
    case 'ArrowUp':
      return daysLater(day, -WEEK);
    case 'ArrowDown':
      return daysLater(day, WEEK);
    case 'Home':
      return daysLater(day, -inWeek(day));
    case 'End':
      return daysLater(day, WEEK - 1 - inWeek(day));
    case 'PageUp':
      return monthsLater(day, -1);
    case 'PageDown':
      return monthsLater(day, 1);
    default:
      return undefined;
  }
}
