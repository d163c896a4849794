/** The games: a new one is one line here. */
export { afterTheFlood } from '@shinar/after-the-flood';
export { assyria } from '@shinar/assyria';
export { sumeria } from '@shinar/sumeria';
