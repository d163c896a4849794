import type { Speed, TableView } from '@shinar/protocol';

/** As the server pairs: a table without a clock counts as live. */
export const speedOf = ({ clock }: TableView): Speed => (clock.type === 'turn' ? 'slow' : 'live');
