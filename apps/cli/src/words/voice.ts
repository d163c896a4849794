/** The language a command speaks. */
import { loadTerminals } from '@shinar/catalogue/terminal';
import type { Game } from '@shinar/core';
import { finished, LANGUAGES, type Language, seatNames, type TerminalWords } from '@shinar/words';
import { type Faults, loadFaults } from '@shinar/words/faults';
import type { Messages } from './en.ts';
import type { HelpWords } from './help/en.ts';

export interface Voice {
  readonly language: Language;
  readonly messages: Messages;
  readonly faults: Faults;
  /** What a seat is called. */
  seat(seat: number): string;
  /** The words of a game whose players are called by their seats. */
  wordsOf(game: Game): TerminalWords;
}

const MESSAGES: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
};

const HELP: Readonly<Record<Language, () => Promise<{ readonly help: HelpWords }>>> = {
  en: () => import('./help/en.ts'),
  fr: () => import('./help/fr.ts'),
  de: () => import('./help/de.ts'),
  nl: () => import('./help/nl.ts'),
};

export const loadHelp = async (language: Language): Promise<HelpWords> => finished(language, (await HELP[language]()).help);

export async function speak(language: Language): Promise<Voice> {
  const [{ messages }, faults, terminalOf] = await Promise.all([MESSAGES[language](), loadFaults(language), loadTerminals(language)]);
  const made = new WeakMap<Game, TerminalWords>(); // a file may contain many games on one board
  return {
    language,
    messages: finished(language, messages),
    faults,
    seat: (seat) => seatNames(language, seat + 1)[seat]!,
    wordsOf(game) {
      const words = made.get(game) ?? terminalOf(game, seatNames(language, game.rules.seats[1]));
      made.set(game, words);
      return words;
    },
  };
}

/** The language that a command line asks for, even if the rest of it is wrong; English by default. */
export function languageIn(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const wanted = at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1]);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
