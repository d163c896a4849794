import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../base/rulebook/parse.ts';
import { parseRulings } from '../../../base/rulebook/rulings.ts';
import { RulesSearch } from './search.ts';

const page = parsePage(`# Marais

## D’un coup d’œil
| quand | quoi | règle |
| --- | --- | --- |
| le soir | lancer le filet | M2 |

## M1 Les étangs
- **M1.1** Huit étangs profonds, chacun voisin de deux autres.

  | étang | roseaux |
  | --- | --- |
  | nord | 3 |
- **M1.2** *(décision)* Des roseaux.
  > Cinq roseaux, cinq points.

## M2 Pêcher
- **M2.1** Égalité. En cas d’égalité, personne ne gagne.
- **M2.2** On rentre à la nuit.

## Exemples
- **MX1** Un bateau et huit étangs (M1.1).

## À retenir
- Pas de lanterne (M2.2).
`);
const rulings = parseRulings('# R\n| c | q |\n| - | - |\n| M1.2 | Deux rameurs ? | Oui | Ils tiennent | « deux » |');
const search = new RulesSearch({ page, rulings, anchors: new Set() }, 'fr');
const ids = (query: string): string[] => search.find(query).clauses.map(({ clause }) => clause.id);

describe('a search', () => {
  test.each([
    ['by accents and capitals left out', 'ETANGS profond', 'M1.1'],
    ['by singular and plural', 'roseau', 'M1.2'],
    ['by words of an example', 'cinq', 'M1.2'],
    ['by words of a ruling', 'rameurs', 'M1.2'],
    ['by words of a table', 'nord', 'M1.1'],
    ['by the number of a rule', 'm1.2', 'M1.2'],
    ['by the title of its chapter', 'pêche à la nuit', 'M2.2'],
    ['by what sums it up', 'lanterne', 'M2.2'],
    ['by a word that means the same', 'match nul', 'M2.1'],
    ['by a phrase that means the same', 'à côté', 'M1.1'],
    ['by a word with a slip', 'roesaux lanterme', 'M2.2'],
    ['by some of the words', 'lanterne chameau', 'M2.2'],
  ])('finds %s', (_, query, first) => expect(ids(query)[0]).toBe(first));

  test('leads from a chapter’s number to its rules', () => expect(ids('M2').sort()).toEqual(['M2.1', 'M2.2']));
  test('finds rules before examples', () => expect(ids('huit étangs').slice(0, 2)).toEqual(['M1.1', 'MX1']));
  test.each(['chameau', '?', ' '])('finds nothing for %j', (query) => expect(ids(query)).toEqual([]));
  test('names the chapter of what it found', () => expect(search.find('lanterne').clauses[0]!.chapter.title).toBe('Pêcher'));

  test('marks the words it found, endings and accents aside', () => {
    const { marks, fits } = search.find('etang rameur');
    expect(['Étangs', 'rameurs', 'roseaux'].map(marks)).toEqual([true, true, false]);
    expect(fits('Deux rameurs sur un étang')).toBe(true);
    expect(fits('Deux rameurs')).toBe(false);
  });
});
