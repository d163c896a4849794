/** The clocks on offer, and any clock in words. */
import type { Clock } from '@shinar/protocol';
import type { Messages } from '../../base/words/en/index.ts';
import { dayTime, ownZone } from './times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS = {
  none: { type: 'none' },
  quick: { type: 'live', bank: 15 * MINUTE, increment: 10_000 },
  calm: { type: 'live', bank: 45 * MINUTE, increment: 20_000 },
  hours: { type: 'turn', time: 8 * HOUR },
  day: { type: 'turn', time: DAY },
  days: { type: 'turn', time: 3 * DAY },
  week: { type: 'turn', time: 7 * DAY },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

export function clockText(clock: Clock, { online: { create: m } }: Messages): string {
  if (clock.type === 'none') return m.noClock;
  if (clock.type === 'live') return clock.increment === 0 ? m.bankClock(clock.bank) : m.liveClock(clock.bank, clock.increment);
  const time = m.turnClock(clock.time);
  if (clock.quiet === undefined) return time;
  const { from, to, zone } = clock.quiet;
  return m.quietClock(time, dayTime(from), dayTime(to), zone === ownZone() ? '' : ` (${zone})`);
}
