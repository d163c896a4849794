import type { GameId } from '@shinar/catalogue';
import type { GameUi, GameWords } from '@shinar/table';
import { NAMES } from '@shinar/teach';
import { useLoad } from '../load/load.ts';
import { loadGame } from './index.ts';
import { useWords } from './use-words.ts';

interface Scene {
  readonly ui: GameUi;
  readonly words: GameWords;
}

/** The screens of a game and its words in the language of the day, for the people of the lessons; undefined until they are loaded. */
export function useScene(game: GameId): Scene | undefined {
  const ui = useLoad(loadGame, game);
  const words = useWords(ui, NAMES);
  return ui && words && { ui, words };
}
