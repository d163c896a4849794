/** What the lessons of each game say, loaded by game and language. */
import { Loader } from '../app/load.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import type { LessonText } from '../i18n/en/tutorial.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';

export type LessonTexts = Readonly<Record<string, LessonText>>;

const FILES = import.meta.glob<LessonTexts>('../i18n/*/tutorial-*.ts', { import: 'lessons' });

type Name = `${GameId}/${Language}`;

export const texts = new Loader<Record<Name, LessonTexts>>(
  Object.fromEntries(
    GAME_IDS.flatMap((game) => LANGUAGES.map((language) => [`${game}/${language}`, FILES[`../i18n/${language}/tutorial-${game}.ts`]])),
  ) as Record<Name, () => Promise<LessonTexts>>,
);
