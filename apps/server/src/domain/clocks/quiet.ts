/** Quiet windows: times of day, in some time zone, when clocks stand still. */
import type { Quiet } from '@shinar/protocol';

const MINUTE = 60_000;
const DAY = 1440;
/** How many days are stepped through one by one; 30 days of 8 hours are fewer. */
const MOST_DAYS = 100;
/** More than there are canonical zone names. */
const MOST_FORMATS = 700;
const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(at: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(zone, format);
  }
  const [hour = 0, minute = 0] = format.format(at).split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes from `minute` to the next time the clock shows `target`. */
const until = (minute: number, target: number): number => (target - minute + DAY) % DAY;

/** The next moment the clock shows `target`, taking clock changes in between into account. A time skipped by a change counts as if it had come. */
function nextAt(at: number, target: number, zone: string): number {
  const guess = at - (at % MINUTE) + until(minuteOfDay(at, zone), target) * MINUTE;
  const early = until(minuteOfDay(guess, zone), target);
  const shifted = guess + (early > DAY / 2 ? early - DAY : early) * MINUTE;
  return minuteOfDay(shifted, zone) === target ? shifted : guess;
}

/** When the quiet period around this moment ends; undefined if it is not quiet. */
export function quietUntil(at: number, { from, to, zone }: Quiet): number | undefined {
  const inside = until(from, minuteOfDay(at, zone)) < until(from, to);
  return inside ? nextAt(at, to, zone) : undefined;
}

/** The moment at which `time` milliseconds outside the quiet window have passed. */
export function addTime(start: number, time: number, quiet: Quiet | undefined): number {
  if (quiet === undefined || quiet.from === quiet.to) return start + time;
  let at = quietUntil(start, quiet) ?? start;
  let left = time;
  const awake = until(quiet.to, quiet.from) * MINUTE;
  const days = Math.floor(left / awake) - MOST_DAYS;
  if (days > 0) {
    // Whole days at once; if the clocks change in between, the last day makes up for it.
    left -= days * awake;
    at += days * DAY * MINUTE;
  }
  for (;;) {
    const night = nextAt(at, quiet.from, quiet.zone);
    if (left <= night - at) return at + left;
    left -= night - at;
    at = quietUntil(night, quiet) ?? night + MINUTE;
  }
}
