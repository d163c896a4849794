import type { Clock, Speed } from '@shinar/protocol';

const MINUTE = 60_000;

/** The clocks of tables that the server makes. */
export const CLOCKS: Readonly<Record<Speed, Clock>> = {
  live: { type: 'live', bank: 45 * MINUTE, increment: 20_000 },
  slow: { type: 'turn', time: 24 * 60 * MINUTE },
};
