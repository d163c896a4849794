/** Quiet windows: times of the day, somewhere in the world, in which time stands still. */
import type { Quiet } from '@shinar/protocol';

const MINUTE = 60_000;
const DAY = 1440;
const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(at: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(zone, format);
  }
  const [hour = 0, minute = 0] = format.format(at).split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes from `minute` on to the next time that the clock shows `target`. */
const until = (minute: number, target: number): number => (target - minute + DAY) % DAY;

/** When the quiet that covers this moment ends; nothing if it is not quiet. */
export function quietUntil(at: number, quiet: Quiet): number | undefined {
  if (quiet.from === quiet.to) return undefined;
  const minute = minuteOfDay(at, quiet.zone);
  const left = until(minute, quiet.to);
  const inside = until(quiet.from, minute) < until(quiet.from, quiet.to);
  return inside ? at - (at % MINUTE) + left * MINUTE : undefined;
}

/** The moment at which `time` milliseconds outside the quiet window have passed. */
export function addTime(start: number, time: number, quiet: Quiet | undefined): number {
  if (quiet === undefined || quiet.from === quiet.to) return start + time;
  let at = quietUntil(start, quiet) ?? start;
  let left = time;
  for (;;) {
    const awake = until(minuteOfDay(at, quiet.zone), quiet.from) * MINUTE - (at % MINUTE);
    if (left <= awake) return at + left;
    left -= awake;
    // Once a day at most; where the clock is put forward or back, the end of the quiet is read from the clock anew.
    at = quietUntil(at + awake, quiet) ?? at + awake + MINUTE;
  }
}
