import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { GameUi, GameWords } from '../games/game-ui.ts';
import { type GameId, loadGame } from '../games/index.ts';
import { NAMES } from './names.ts';

interface Scene {
  readonly ui: GameUi;
  readonly words: GameWords;
}

/** The screens of a game and its words in the language of the day, for the people of the lessons; undefined until they are loaded. */
export function useScene(game: GameId): Scene | undefined {
  const { language } = useSettings();
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const ui = await loadGame(game);
      const words = await ui.words(language, NAMES);
      if (!left) setScene({ ui, words });
    };
    void load();
    return () => {
      left = true;
    };
  }, [game, language]);
  return scene;
}
