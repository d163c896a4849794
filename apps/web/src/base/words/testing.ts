/** Every text of a language as people read it, with sample numbers and names filled in. */

import type { Language } from '@shinar/words';
import { spaced } from '@shinar/words';

export interface Text {
  /** File and key: `table.table.winner`. */
  readonly path: string;
  readonly text: string;
}

type Words = Readonly<Record<string, unknown>>;

/** One file per language. Its French is typeset where it is loaded. */
const FILES = import.meta.glob<Words>(
  [
    './{en,fr,de,nl}/*.ts',
    '../../../../../packages/games/*/{words,teach/words}/{en,fr,de,nl}/*.ts',
    '../../../../../packages/words/src/faults/{en,fr,de,nl}.ts',
    '../../../../cli/src/words/{,help/}{en,fr,de,nl}.ts',
  ],
  { eager: true },
);
/** All languages in one file, as shown. */
const TOGETHER = import.meta.glob<Words>(
  ['../../{pages/*,embed}/words.ts', '../../../../../packages/games/*/screen/*/words.ts', '../../../../server/src/domain/notices/words.ts'],
  { eager: true },
);
const SOURCES = import.meta.glob<string>(
  ['./en/*.ts', '../../../../../packages/games/*/{words,teach/words}/en/*.ts', '../../../../cli/src/words/{,help/}en.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

type Sentence = (...given: readonly unknown[]) => unknown;
type Sample = (count: number) => unknown;

/** What a parameter of each type is given; all others are keys. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  number: (count) => count,
  boolean: (count) => count > 0,
  'readonly number[]': (count) => [count, count],
  string: () => 'Amar',
  'string | undefined': () => 'Amar',
  'readonly string[]': () => ['Amar', 'Belit'],
  AssyriaTask: () => 'harvest',
};
/** The names in what is said about a move; everything else there is a number. */
const SAID = {
  who: 'Amar',
  other: 'Belit',
  names: 'Amar',
  area: 'Ur',
  from: 'Ur',
  to: 'Kish',
  good: 'X',
  get: 'X',
  goods: 'X',
  empire: 'X',
};
/** What the words' run time joins or counts. */
const RUN_TIME: Readonly<Record<string, (count: number) => readonly unknown[]>> = {
  pieces: (count) => ['tools', count],
  and: () => [['Amar', 'Belit']],
  or: () => [['Amar', 'Belit']],
  parts: () => [['Amar', 'Belit']],
  label: () => ['Amar', 'Belit'],
};

/** `table` for the page's own words, `assyria` for a game's, `teach/assyria` for its lessons; all others by their path. */
function nameOf(file: string): string {
  const [, game, room, part] = /games\/([^/]+)\/(words|teach)\/.*?([^/]+)\.ts$/.exec(file) ?? [];
  if (game === undefined) return file.startsWith('./') ? file.slice('./en/'.length, -'.ts'.length) : pathOf(file);
  return `${room === 'teach' ? 'teach/' : ''}${game}${part === 'index' ? '' : `-${part}`}`;
}

/** From the root, without the language. */
const pathOf = (file: string): string =>
  new URL(file, 'file:///apps/web/src/base/words/').pathname.slice(1).replace(/\/(en|fr|de|nl)\.ts$/, '');

/** The parameter types as English, the source of all languages, declares them: by file and key. */
const TYPES = new Map(Object.entries(SOURCES).flatMap(([file, source]) => declaredIn(source, nameOf(file))));

function declaredIn(source: string, file: string): [string, readonly string[]][] {
  const keys: string[] = [];
  return source.split('\n').flatMap((line) => {
    const [, indent = '', key, rest = ''] = /^( *)(?:export const )?'?([\w-]+)'?(?::| =) (.*)$/.exec(line) ?? [];
    if (key === undefined) return [];
    keys.length = indent.length / 2;
    keys.push(key);
    const [, parameters] = /^\(([a-z]\w*: [^)]+)\)(?:: string)? =>/.exec(rest) ?? [];
    const types = parameters?.split(', ').map((each) => each.slice(each.indexOf(': ') + 2));
    return types === undefined ? [] : [[`${file}.${keys.join('.')}`, types]];
  });
}

/** All texts of a language, with the same number in every place for one. A text that two files share comes once. */
export function textsOf(language: Language, count: number): Text[] {
  const seen = new Set<unknown>();
  const files = Object.entries(FILES).filter(([file]) => file.includes(`/${language}`) && file !== `./${language}/index.ts`);
  const texts = files.flatMap(([file, words]) => textsIn(words, nameOf(file), count, seen));
  const together = Object.entries(TOGETHER).flatMap(([file, tables]) =>
    Object.values(tables).flatMap((table) => textsIn((table as Words)[language], nameOf(file), count, seen)),
  );
  return [...texts.map(({ path, text }) => ({ path, text: language === 'fr' ? spaced(text) : text })), ...together];
}

function textsIn(words: unknown, path: string, count: number, seen: Set<unknown>): Text[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (words === null || (typeof words !== 'object' && typeof words !== 'function') || seen.has(words)) return [];
  seen.add(words);
  if (typeof words === 'function') return textsIn(answerOf(words as Sentence, path, count), path, count, seen);
  return Object.entries(words).flatMap(([key, each]) => textsIn(each, `${path}.${key}`, count, seen));
}

function answerOf(sentence: Sentence, path: string, count: number): unknown {
  const joined = RUN_TIME[path.slice(path.lastIndexOf('.') + 1)];
  if (joined !== undefined) return sentence(...joined(count));
  const types = TYPES.get(path);
  if (types !== undefined) return sentence(...types.map((type) => SAMPLES[type]?.(count)));
  if (/^\((\{|said|facts|_)/.test(sentence.toString())) {
    return sentence(
      new Proxy(SAID, { get: (said, name) => said[name as keyof typeof said] ?? (name === 'dice' ? [count, count] : count) }),
    );
  }
  return sentence(count, count, count);
}
