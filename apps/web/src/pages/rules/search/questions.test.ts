/** Questions as players at the table type them, with the rules that answer them: packages/games/GAME/teach/questions.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@shinar/catalogue';
import { LANGUAGES, type Language } from '@shinar/words';
import { expect, test } from 'vitest';
import { loadBook } from '../../../base/rulebook/books.ts';
import { RulesSearch } from './search.ts';

type Question = { readonly rules: readonly string[] } & Readonly<Record<Language, string>>;

const GAMES = join(import.meta.dirname, '../../../../../../packages/games');
const FIRST = 3;
const ASKED = 60;
const ANSWERED = 55;

test.each(GAME_IDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  'of 60 questions on $game in $language, 55 find their rule among the first three',
  async ({ game, language }) => {
    const questions = JSON.parse(readFileSync(join(GAMES, game, 'teach/questions.json'), 'utf8')) as readonly Question[];
    const book = await loadBook(game, language);
    const search = new RulesSearch(book, language);
    expect(new Set(questions.map((question) => question[language])).size).toBe(ASKED);
    for (const rule of questions.flatMap(({ rules }) => rules)) expect(book.anchors).toContain(rule);
    const missed = questions.filter(({ rules, [language]: text }) => {
      const first = search.find(text).clauses.slice(0, FIRST);
      return !first.some(({ clause }) => rules.includes(clause.id));
    });
    expect(missed.length, missed.map(({ rules, [language]: text }) => `${rules.join()}: ${text}`).join('\n')).toBeLessThanOrEqual(
      ASKED - ANSWERED,
    );
  },
);
