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

/** A game's screens and its words in the current language, with the names used in lessons; undefined until loaded. */
export function useScene(game: GameId): Scene | undefined {
  const ui = useLoad(loadGame, game);
  const words = useWords(ui, NAMES);
  return ui && words && { ui, words };
}
