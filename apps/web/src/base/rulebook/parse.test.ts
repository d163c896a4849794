import { expect, test } from 'vitest';
import { parsePage } from './parse.ts';
import { parseRulings } from './rulings.ts';

const PAGE = parsePage(`# Marais
Avant tout.

## D’un coup d’œil
| quand | quoi |
| --- | --- |
| le soir | pêcher |

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

## À retenir
- Pas de bateau
  la nuit.
- Pas de pêche (M1.1).
`);

test('a page is read into chapters and clauses with tables and examples', () => {
  expect(PAGE.title).toBe('Marais');
  expect(PAGE.blocks).toEqual([{ kind: 'text', text: 'Avant tout.' }]);
  expect(PAGE.chapters.map(({ id, anchor, title }) => [id, anchor, title])).toEqual([
    [undefined, 'chapter-1', 'D’un coup d’œil'],
    ['M1', 'M1', 'Les étangs'],
    [undefined, 'chapter-3', 'Exemples'],
    [undefined, 'chapter-4', 'À retenir'],
  ]);
  expect(PAGE.chapters[1]!.clauses).toEqual([
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

test('a chapter may have no clauses, only a table or a list', () => {
  expect(PAGE.chapters[0]).toMatchObject({ blocks: [{ kind: 'table', rows: [['le soir', 'pêcher']] }], clauses: [] });
  expect(PAGE.chapters[3]).toMatchObject({
    blocks: [{ kind: 'list', items: ['Pas de bateau la nuit.', 'Pas de pêche (M1.1).'] }],
    clauses: [],
  });
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
