import type { Speed, TableView } from '@shinar/protocol';

/** As the server pairs: who waits at a table without a clock plays in one sitting. */
export const speedOf = ({ clock }: TableView): Speed => (clock.type === 'turn' ? 'slow' : 'live');
