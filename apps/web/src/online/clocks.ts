/** The clocks that are offered, and every clock in words. */
import type { Clock } from '@shinar/protocol';
import type { Messages } from '../i18n/en/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS = {
  none: { type: 'none' },
  quick: { type: 'live', bank: 15 * MINUTE, increment: 10_000 },
  calm: { type: 'live', bank: 45 * MINUTE, increment: 20_000 },
  day: { type: 'turn', time: DAY },
  days: { type: 'turn', time: 3 * DAY },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

export function clockText(clock: Clock, { online: { create: m } }: Messages): string {
  if (clock.type === 'none') return m.noClock;
  if (clock.type === 'live') return m.liveClock(clock.bank / MINUTE, clock.increment / 1000);
  return clock.time < DAY ? m.hoursClock(clock.time / (60 * MINUTE)) : m.daysClock(clock.time / DAY);
}
