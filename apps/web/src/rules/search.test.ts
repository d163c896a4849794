import { describe, expect, test } from 'vitest';
import { parsePage } from './parse.ts';
import { parseRulings } from './rulings.ts';
import { found, hitIn, partsOf, wordsOf } from './search.ts';

const PAGE = parsePage(`# Marais
Avant tout.

## M1 Les étangs
Un mot d’abord.

- **M1.1** Huit étangs
  profonds.

  | étang | roseaux |
  | --- | --- |
  | nord | 3 |
- **M1.2** *(décision)* Des roseaux.
  > Cinq roseaux,
  > cinq points.

## Exemples
- **MX1** Un bateau.
`);

test('a page is read into chapters and clauses with tables and examples', () => {
  expect(PAGE.title).toBe('Marais');
  expect(PAGE.blocks).toEqual([{ kind: 'text', text: 'Avant tout.' }]);
  expect(PAGE.chapters.map(({ id, title }) => [id, title])).toEqual([
    ['M1', 'Les étangs'],
    [undefined, 'Exemples'],
  ]);
  expect(PAGE.chapters[0]!.clauses).toEqual([
    {
      id: 'M1.1',
      blocks: [
        { kind: 'text', text: 'Huit étangs profonds.' },
        { kind: 'table', head: ['étang', 'roseaux'], rows: [['nord', '3']] },
      ],
      example: '',
      ruled: false,
    },
    { id: 'M1.2', blocks: [{ kind: 'text', text: '*(décision)* Des roseaux.' }], example: 'Cinq roseaux, cinq points.', ruled: true },
  ]);
});

test('the first table of rulings rules, the next ones note', () => {
  const rulings = parseRulings(
    '# R\n| c | q |\n| - | - |\n| M1.2 | a? | b | c | « d » |\n\n## More\n| c |\n| - |\n| M1.1 | e? | f | g |\n| text | no |',
  );
  expect(rulings).toEqual([
    { clause: 'M1.2', question: 'a?', answer: 'b', reason: 'c', wording: '« d »', kind: 'ruling' },
    { clause: 'M1.1', question: 'e?', answer: 'f', reason: 'g', wording: '', kind: 'note' },
  ]);
});

describe('a search', () => {
  const rulings = parseRulings('# R\n| c | q |\n| - | - |\n| MX1 | Deux rameurs ? | Oui | Ils tiennent | « deux » |');
  const ids = (query: string) => found({ page: PAGE, rulings }, wordsOf(query)).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  test.each([
    ['ETANG profond', ['M1.1']],
    ['roseau', ['M1.1', 'M1.2']],
    ['cinq', ['M1.2']],
    ['m1.2', ['M1.2']],
    ['étangs les', ['M1.1', 'M1.2']],
    ['bateau RAMEURS', ['MX1']],
    ['chameau', []],
    ['', ['M1.1', 'M1.2', 'MX1']],
  ])('for %j finds %j', (query, clauses) => expect(ids(query)).toEqual(clauses));

  test('says in which rulings a word stands', () => {
    expect(rulings.map((ruling) => hitIn(ruling, wordsOf('camp rameur')))).toEqual([true]);
    expect(rulings.map((ruling) => hitIn(ruling, wordsOf('bateau')))).toEqual([false]);
  });

  test('marks what it found, accents kept', () => {
    expect(partsOf('Huit étangs', wordsOf('etang'))).toEqual([
      { text: 'Huit ', hit: false },
      { text: 'étang', hit: true },
      { text: 's', hit: false },
    ]);
  });
});
