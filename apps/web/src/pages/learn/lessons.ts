import { manifestOf } from '@shinar/catalogue';
import { ofEachGame } from '../../base/games/index.ts';

export const lessons = ofEachGame(async (game) => (await manifestOf(game).teaching()).lessons());
