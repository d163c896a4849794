import { manifestOf } from '@shinar/catalogue';
import { ofEachGame } from '../../base/games/index.ts';

/** For rules, and for principles of good play. */
export const examples = ofEachGame(async (game) => (await manifestOf(game).teaching()).examples());
export const positions = ofEachGame(async (game) => (await manifestOf(game).teaching()).positions());
