/** What the lessons of each game say, loaded by game and language. */
import { GAME_IDS, type GameId, manifestOf } from '@shinar/catalogue';
import type { LessonTexts } from '@shinar/teach';
import { LANGUAGES, type Language } from '@shinar/words';
import { Loader } from '../../base/load/load.ts';

type Name = `${GameId}/${Language}`;

export const texts = new Loader<Record<Name, LessonTexts>>(
  Object.fromEntries(
    GAME_IDS.flatMap((game) =>
      LANGUAGES.map((language) => [`${game}/${language}`, async () => (await manifestOf(game).teaching()).texts(language)]),
    ),
  ) as Record<Name, () => Promise<LessonTexts>>,
);
