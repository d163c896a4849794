import { GAME_IDS, manifestOf } from '@shinar/catalogue';
import { Timeline } from '@shinar/table';
import { LANGUAGES } from '@shinar/words';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';
import { chapterOf, loadBook, loadStrategy } from '../../base/rulebook/books.ts';
import { type Page, textOf } from '../../base/rulebook/parse.ts';
import { positions } from './examples.ts';

const REFERENCE = /\b[SAF]\d+(?:\.\d+)+\b/g;
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
const principlesOf = ({ chapters }: Page) => chapters.flatMap(({ clauses }) => clauses);

describe.each(GAME_IDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  'the strategy of $game in $language',
  async ({ game, language }) => {
    const [page, source, book] = await Promise.all([loadStrategy(game, language), loadStrategy(game, 'en'), loadBook(game, language)]);

    test('has the principles of the English page, with the same numbers', () => {
      expect(principlesOf(page).map(({ id }) => id)).toEqual(principlesOf(source).map(({ id }) => id));
      for (const [i, { id, blocks, example }] of principlesOf(page).entries()) {
        const { blocks: own, example: ownExample } = principlesOf(source)[i]!;
        expect(numbersIn(`${textOf(blocks)} ${example}`), id).toEqual(numbersIn(`${textOf(own)} ${ownExample}`));
      }
      expect(page.chapters.map(({ blocks }) => numbersIn(textOf(blocks)))).toEqual(
        source.chapters.map(({ blocks }) => numbersIn(textOf(blocks))),
      );
    });

    test('has words beside every position, and nowhere else', async () => {
      const drawn = Object.keys(await positions.get(game));
      expect(drawn.length).toBeGreaterThanOrEqual(5);
      expect(principlesOf(page).flatMap(({ id, example }) => (example === '' ? [] : [id]))).toEqual(drawn.sort(byPlace(page)));
    });

    test('refers only to rules that are there', () => {
      const texts = [page.blocks, ...page.chapters.flatMap(({ blocks, clauses }) => [blocks, ...clauses.map((each) => each.blocks)])];
      for (const rule of texts.flatMap((blocks) => textOf(blocks).match(REFERENCE) ?? [])) expect(book.anchors).toContain(rule);
    });
  },
);

const byPlace =
  (page: Page) =>
  (a: string, b: string): number => {
    const ids = principlesOf(page).map(({ id }) => id);
    return ids.indexOf(a) - ids.indexOf(b);
  };

test.each([...GAME_IDS])('the positions of %s are played by the engine, and show something', async (game) => {
  const ui = await loadGame(game);
  for (const { players, before, steps } of Object.values(await positions.get(game))) {
    expect(steps.length).toBeGreaterThan(0);
    expect(new Timeline(ui.game, players, [...before, ...steps]).moments.length).toBeGreaterThan(before.length);
  }
});

test.each([...GAME_IDS])('the page to print of %s shows rules that are there', async (game) => {
  const { aid } = await manifestOf(game).teaching();
  const book = await loadBook(game, 'en');
  expect(aid.length).toBeGreaterThan(0);
  for (const rule of aid) expect(chapterOf(book, rule), rule).toBeDefined();
});
