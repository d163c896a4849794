import type { Clock, Speed } from '@shinar/protocol';

/** A table without a clock counts as live: at an open table nobody waits a day for a move. */
export const speedOf = ({ type }: Clock): Speed => (type === 'turn' ? 'slow' : 'live');
