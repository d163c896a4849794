import type { Game } from '@shinar/core';
import { type Language, sectionsText, type TerminalWords } from '@shinar/words';
import type { Marsh } from '../rules/index.ts';
import { loadMessages } from './load.ts';
import { textOf } from './text.ts';
import { marshWords } from './words.ts';

export async function terminal(language: Language): Promise<(game: Pick<Game, 'board'>, names: readonly string[]) => TerminalWords<Marsh>> {
  const messages = await loadMessages(language);
  return (_game, names) => {
    const words = marshWords(messages, names);
    return { ...words, board: (state) => sectionsText(textOf(state, words)) };
  };
}
