/** The words of each game. */
import type { Game } from '@shinar/core';
import type { BoardData } from '@shinar/sumeria';
import { afterTheFloodWords } from './after-the-flood.ts';
import { assyriaWords } from './assyria.ts';
import { sumeriaWords } from './sumeria.ts';
import type { Words } from './words.ts';

const makers: Readonly<Record<string, (game: Game) => Words>> = {
  sumeria: ({ board }) => sumeriaWords(board.data as BoardData),
  assyria: () => assyriaWords,
  'after-the-flood': () => afterTheFloodWords,
};

export function wordsOf(game: Game): Words {
  const words = makers[game.rules.id];
  if (words === undefined) throw new Error(`wordsOf: there are no words for ${game.rules.id}`);
  return words(game);
}
