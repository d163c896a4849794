import { type BotSpec, USUAL } from '@shinar/bots';

/** The usual ones, but level 4 thinks less: with three players level 5 was not far enough above it. */
export const ASSYRIA_LEVELS: readonly BotSpec[] = USUAL.with(3, { player: 'search', playouts: 60, ms: 1000 });
