import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, loadGame } from '../games/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { choicesIn, offerOf } from '../table/picks.ts';
import { Timeline } from '../table/timeline.ts';
import { type Book, chapterOf, loadBook } from './books.ts';
import { EVENT_CLAUSES } from './event-clauses.ts';
import { examples } from './examples.ts';
import type { Block } from './parse.ts';

const REFERENCE = /\b[SAF]X?\d+(?:\.\d+)*\b/g;
const english = Object.fromEntries(await Promise.all(GAME_IDS.map(async (game) => [game, await loadBook(game, 'en')] as const)));
const clausesIn = ({ page }: Book) => page.chapters.flatMap(({ clauses }) => clauses);
const wordsIn = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'text' ? block.text : block.rows.flat().join(' '))).join(' ');
/** The numbers of a text, which must be the same in every language. */
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

const cases = GAME_IDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));
const books = new Map(
  await Promise.all(cases.map(async ({ game, language }) => [`${game}/${language}`, await loadBook(game, language)] as const)),
);

describe.each(cases)('the rules of $game in $language', ({ game, language }) => {
  const book = books.get(`${game}/${language}`)!;
  const source = english[game]!;

  test('have the chapters and clauses of the English page, in its order', () => {
    expect([...book.anchors]).toEqual([...source.anchors]);
    expect(book.page.chapters.every(({ title }) => title !== '')).toBe(true);
  });

  test('say the same numbers in every clause', () => {
    for (const [i, { id, blocks, example }] of clausesIn(book).entries()) {
      const { blocks: own, example: ownExample } = clausesIn(source)[i]!;
      expect(numbersIn(`${wordsIn(blocks)} ${example}`), id).toEqual(numbersIn(`${wordsIn(own)} ${ownExample}`));
    }
  });

  test('mark exactly the clauses that have a ruling', () => {
    const ruled = book.rulings.filter(({ kind }) => kind === 'ruling').map(({ clause }) => clause);
    expect(clausesIn(book).flatMap(({ id, ruled: marked }) => (marked ? [id] : []))).toEqual([...new Set(ruled)]);
  });

  test('have the rulings of the English page, each with question, answer and reason, and the same printed wording', () => {
    expect(book.rulings.map(({ clause, kind, wording }) => [clause, kind, wording])).toEqual(
      source.rulings.map(({ clause, kind, wording }) => [clause, kind, wording]),
    );
    for (const { question, answer, reason } of book.rulings) expect([question, answer, reason]).not.toContain('');
  });

  test('refer only to what is there', () => {
    const text = clausesIn(book).map(({ blocks, example }) => `${wordsIn(blocks)} ${example}`);
    const rulings = book.rulings.map(({ question, answer, reason }) => `${question} ${answer} ${reason}`);
    const chapters = book.page.chapters.map(({ blocks }) => wordsIn(blocks));
    for (const clause of [...text, ...rulings, ...chapters].flatMap((each) => each.match(REFERENCE) ?? []))
      expect(book.anchors).toContain(clause);
  });

  test('have words beside every example on the board, and nowhere else', async () => {
    expect(clausesIn(book).flatMap(({ id, example }) => (example === '' ? [] : [id]))).toEqual(
      clausesIn(book).flatMap(({ id }) => (Object.hasOwn(drawn[game]!, id) ? [id] : [])),
    );
  });
});

const drawn = Object.fromEntries(await Promise.all(GAME_IDS.map(async (game) => [game, await examples.get(game)] as const)));

describe.each([...GAME_IDS])('the examples of %s', (game: GameId) => {
  test('are six or more, and belong to clauses', () => {
    expect(Object.keys(drawn[game]!).length).toBeGreaterThanOrEqual(6);
    for (const clause of Object.keys(drawn[game]!)) expect(chapterOf(english[game]!, clause)).toBeDefined();
  });

  test.each(Object.entries(drawn[game]!))(
    '%s is played by the engine, and shows something',
    async (_, { players, before, steps, chosen }) => {
      const ui = await loadGame(game);
      const { state } = new Timeline(ui.game, players, [...before, ...steps]);
      if (chosen === undefined) expect(steps.length).toBeGreaterThan(0);
      else expect(offerOf(choicesIn(ui, state), chosen).tokens.size).toBeGreaterThan(1);
    },
  );
});

test.each([...GAME_IDS])('the clauses that tell of events are those of the rules: %s', (game) => {
  for (const clause of Object.values(EVENT_CLAUSES[game]).flat()) expect(english[game]!.anchors).toContain(clause);
});
