import type { GameUi, GameWords } from '@shinar/table';
import type { Language } from '@shinar/words';
import { useLatest, useLoad } from '../load/load.ts';
import { useSettings } from '../settings/settings.ts';

const wordsOf = (ui: GameUi, language: Language, names: string): Promise<GameWords> => ui.words(language, JSON.parse(names));

/** A game's words for these players in the current language; undefined until loaded. While new ones load, after a change of language or name, the old ones stay. */
export function useWords(ui: GameUi | undefined, names: readonly string[]): GameWords | undefined {
  const { language } = useSettings();
  const key = names.length === 0 ? undefined : JSON.stringify(names);
  return useLatest(useLoad(wordsOf, ui, language, key), ui);
}
