/** After the Flood in the terminal: the position as text. */
import type { Game } from '@shinar/core';
import { type Language, sectionsText, type TerminalWords } from '@shinar/words';
import { type AfterTheFlood, TURNS } from '../rules/index.ts';
import { loadMessages } from './load.ts';
import { textOf } from './text.ts';
import { floodWords } from './words.ts';

/** What a turn offers, since nothing can be tapped. */
const TURN: Readonly<Record<Language, string>> = {
  en: 'build a city, place workers, trade, start or expand an empire, or pass',
  fr: 'construisez une cité, placez des ouvriers, commercez, commencez ou étendez un empire, ou passez',
  de: 'Baue eine Stadt, setze Arbeiter ein, handle, gründe ein Reich, dehne es aus oder passe',
  nl: 'bouw een stad, plaats arbeiders, handel, sticht een rijk of breid het uit, of pas',
};

export async function terminal(
  language: Language,
): Promise<(game: Pick<Game, 'board'>, names: readonly string[]) => TerminalWords<AfterTheFlood>> {
  const messages = await loadMessages(language);
  const { board, label } = messages;
  return (_game, names) => {
    const words = floodWords(messages, names);
    return {
      ...words,
      prompt: (prompt, ...picked) =>
        prompt.task === 'act'
          ? label(`${board.turn(Number(prompt.facts?.turn))} ${board.of(TURNS)}`, TURN[language])
          : words.prompt(prompt, ...picked),
      board: (state) => sectionsText(textOf(state, words)),
    };
  };
}
