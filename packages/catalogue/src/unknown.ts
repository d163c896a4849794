import { InputError, shown } from '@shinar/core';
import { GAME_IDS } from './index.ts';

/** Refuses the id of no game, with the known ones. */
export const unknownGame = (id: string, path: string): InputError =>
  new InputError({ path, reason: 'unknown-name', facts: { got: shown(id), expected: GAME_IDS.join(' ') } });
