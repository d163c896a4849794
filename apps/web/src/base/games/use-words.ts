import type { GameUi, GameWords } from '@shinar/table';
import type { Language } from '@shinar/words';
import { useLatest, useLoad } from '../load/load.ts';
import { useSettings } from '../settings/settings.ts';

const wordsOf = (ui: GameUi, language: Language, names: string): Promise<GameWords> => ui.words(language, JSON.parse(names));

/** The words of a game for these players, in the language of the day; undefined until they are loaded. While others are loaded, because a language or a name is changed, those before stay. */
export function useWords(ui: GameUi | undefined, names: readonly string[]): GameWords | undefined {
  const { language } = useSettings();
  const key = names.length === 0 ? undefined : JSON.stringify(names);
  return useLatest(useLoad(wordsOf, ui, language, key), ui);
}
