import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { choicesIn, offerOf, Timeline } from '@shinar/table';
import { LANGUAGES, spaced } from '@shinar/words';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';
import { type Book, chapterOf, loadBook } from '../../base/rulebook/books.ts';
import { textOf } from '../../base/rulebook/parse.ts';
import { examples } from './examples.ts';

const REFERENCE = /\b[SAF]X?\d+(?:\.\d+)*\b/g;
const english = Object.fromEntries(await Promise.all(GAME_IDS.map(async (game) => [game, await loadBook(game, 'en')] as const)));
const clausesIn = ({ page }: Book) => page.chapters.flatMap(({ clauses }) => clauses);
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

  test('say the same numbers in every clause, and before the clauses', () => {
    for (const [i, { anchor, blocks }] of book.page.chapters.entries())
      expect(numbersIn(textOf(blocks)), anchor).toEqual(numbersIn(textOf(source.page.chapters[i]!.blocks)));
    for (const [i, { id, blocks, example }] of clausesIn(book).entries()) {
      const { blocks: own, example: ownExample } = clausesIn(source)[i]!;
      expect(numbersIn(`${textOf(blocks)} ${example}`), id).toEqual(numbersIn(`${textOf(own)} ${ownExample}`));
    }
  });

  test('mark exactly the clauses that have a ruling', () => {
    const ruled = book.rulings.filter(({ kind }) => kind === 'ruling').map(({ clause }) => clause);
    expect(clausesIn(book).flatMap(({ id, ruled: marked }) => (marked ? [id] : []))).toEqual([...new Set(ruled)]);
  });

  test('have the rulings of the English page, each with question, answer and reason, and the same printed wording', () => {
    const quoted = ({ rulings }: Book) => rulings.map(({ clause, kind, wording }) => [clause, kind, spaced(wording)]);
    expect(quoted(book)).toEqual(quoted(source));
    for (const { question, answer, reason } of book.rulings) expect([question, answer, reason]).not.toContain('');
  });

  test('refer only to what is there', () => {
    const text = clausesIn(book).map(({ blocks, example }) => `${textOf(blocks)} ${example}`);
    const rulings = book.rulings.map(({ question, answer, reason }) => `${question} ${answer} ${reason}`);
    const chapters = book.page.chapters.map(({ blocks }) => textOf(blocks));
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

test.each([...GAME_IDS])('the clauses that the engine cites are on the page: %s', async (game) => {
  const { rules } = (await loadGame(game)).game;
  for (const clause of rules.clauses) expect(english[game]!.anchors).toContain(clause);
});
