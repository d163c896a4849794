import type { Language } from '@shinar/words';
import { plain, stemOf, wordsIn } from './stems.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';

/** What people type where the rules use another word. */
export interface SearchWords {
  /** Question words, which name nothing and so match nothing. */
  readonly asking: string;
  /**
   * Words that mean the same at the table, one line each, separated by commas; several words may stand for one.
   * Words after a `>` are found by the others, but don't find them.
   */
  readonly alike: string;
}

const WORDS: Readonly<Record<Language, SearchWords>> = { en, fr, de, nl };

export interface Thesaurus {
  readonly asking: ReadonlySet<string>;
  /** For a stem or phrase, the stems that mean the same. */
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
  readonly phrases: readonly string[];
}

function thesaurusIn(language: Language): Thesaurus {
  const { asking, alike: lines } = WORDS[language];
  const alike = new Map<string, Set<string>>();
  for (const line of lines.split('\n')) {
    const [typed = [], further = []] = line.split('>').map(entriesIn);
    const stems = [...typed, ...further].filter((entry) => !entry.includes(' ')).map((entry) => stemOf(language, entry));
    for (const entry of typed) {
      const key = entry.includes(' ') ? entry : stemOf(language, entry);
      alike.set(key, new Set([...(alike.get(key) ?? []), ...stems]));
    }
  }
  return { asking: new Set(wordsIn(asking)), alike, phrases: [...alike.keys()].filter((key) => key.includes(' ')) };
}

const entriesIn = (list: string): string[] =>
  list
    .split(',')
    .map(plain)
    .filter((entry) => entry !== '');

const made = new Map<Language, Thesaurus>();
export function thesaurusOf(language: Language): Thesaurus {
  const kept = made.get(language) ?? thesaurusIn(language);
  made.set(language, kept);
  return kept;
}
