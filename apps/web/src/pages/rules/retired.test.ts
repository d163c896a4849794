/** docs/guide/words.md says which words must not come back. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@shinar/catalogue';
import { LANGUAGES, type Language } from '@shinar/words';
import { expect, test } from 'vitest';
import { loadBook, loadStrategy } from '../../base/rulebook/books.ts';
import { textOf } from '../../base/rulebook/parse.ts';
import { type Text, textsOf } from '../../base/words/testing.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const NAMES: Readonly<Record<string, Language>> = { English: 'en', French: 'fr', German: 'de', Dutch: 'nl' };

interface Retired {
  readonly language: Language;
  readonly words: readonly string[];
  readonly rightIn: readonly string[];
}

const retired: readonly Retired[] = readFileSync(join(ROOT, 'docs/guide/words.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', words = '', , rightIn = ''] = line.split('|').map((cell) => cell.trim());
    const language = NAMES[name];
    return language === undefined ? [] : [{ language, words: listed(words), rightIn: listed(rightIn) }];
  });

function listed(cell: string): string[] {
  return cell.split(', ').filter((word) => word !== '');
}

/** The pages of the rules and rulings, by chapter and clause. */
async function pagesOf(language: Language): Promise<Text[]> {
  const books = await Promise.all(GAME_IDS.map(async (game) => ({ game, book: await loadBook(game, language) })));
  return books.flatMap(({ game, book: { page, rulings } }) => [
    { path: game, text: textOf(page.blocks) },
    ...page.chapters.map(({ id, title, blocks }) => ({ path: `${game} ${id ?? ''}`, text: `${title} ${textOf(blocks)}` })),
    ...page.chapters.flatMap(({ clauses }) =>
      clauses.map(({ id, blocks, example }) => ({ path: id, text: `${textOf(blocks)} ${example}` })),
    ),
    ...rulings.map(({ clause, question, answer, reason }) => ({ path: `ruling on ${clause}`, text: `${question} ${answer} ${reason}` })),
  ]);
}

/** The pages on playing well, by chapter and principle. */
async function strategiesOf(language: Language): Promise<Text[]> {
  const pages = await Promise.all(GAME_IDS.map(async (game) => ({ game, page: await loadStrategy(game, language) })));
  return pages.flatMap(({ game, page }) => [
    { path: `strategy of ${game}`, text: textOf(page.blocks) },
    ...page.chapters.flatMap(({ title, blocks, clauses }) => [
      { path: `strategy of ${game}`, text: `${title} ${textOf(blocks)}` },
      ...clauses.map((each) => ({ path: `strategy of ${game} ${each.id}`, text: `${textOf(each.blocks)} ${each.example}` })),
    ]),
  ]);
}

/** The sentences in a source file: quoted texts on one line with a space in them. */
const sentencesIn = (file: string): Text[] =>
  Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(/'([^'\n]*)'|`([^`\n]*)`/g), ([, text, template]) => ({
    path: file,
    text: (text ?? template ?? '').replace(/\$\{[^}]*\}/g, ''),
  })).filter(({ text }) => text.includes(' '));

/** Where the terminal has texts outside the words files. */
const TERMINAL = globSync(['packages/games/*/words/terminal.ts', 'apps/cli/src/play/{answers,menu,talk}.ts'], { cwd: ROOT });

async function readBy(language: Language): Promise<Text[]> {
  return [
    ...textsOf(language, 2),
    ...(await pagesOf(language)),
    ...(await strategiesOf(language)),
    ...(language === 'en' ? TERMINAL.flatMap(sentencesIn) : []),
  ];
}

test.each(LANGUAGES)('in %s no word is read that is not ours', async (language) => {
  const texts = await readBy(language);
  expect(texts.length).toBeGreaterThan(1500);
  const found = retired
    .filter((row) => row.language === language)
    .flatMap(({ words: not, rightIn }) => {
      const form = new RegExp(`(?<!\\p{L}|--)(${not.join('|')})(?!\\p{L})`, language === 'de' ? 'u' : 'iu');
      return texts.filter(({ path, text }) => form.test(text) && !rightIn.some((right) => path.startsWith(right)));
    });
  expect(found.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
