import { InputError, shown } from '@shinar/core';
import { GAME_IDS } from './index.ts';

/** The refusal of an unknown game id; lists the known ones. */
export const unknownGame = (id: string, path: string): InputError =>
  new InputError({ path, reason: 'unknown-name', facts: { got: shown(id), expected: GAME_IDS.join(' ') } });
