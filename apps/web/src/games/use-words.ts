import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { GameUi, GameWords } from './game-ui.ts';

/** The words of a game for these players, in the language of the day; undefined until they are loaded. */
export function useWords(ui: GameUi | undefined, names: readonly string[]): GameWords | undefined {
  const { language } = useSettings();
  const key = JSON.stringify(names);
  const [words, setWords] = useState<GameWords>();
  useEffect(() => {
    let left = false;
    if (key !== '[]') void ui?.words(language, JSON.parse(key)).then((loaded) => !left && setWords(loaded));
    return () => {
      left = true;
    };
  }, [ui, language, key]);
  return words;
}
