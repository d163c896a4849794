import type { Clock, Speed } from '@shinar/protocol';

/** Nobody waits a day for a move at a table without a clock that is open to all. */
export const speedOf = ({ type }: Clock): Speed => (type === 'turn' ? 'slow' : 'live');
