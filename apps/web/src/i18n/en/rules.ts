import { pluralOf } from '../plural.ts';

const n = pluralOf('en');

export const rules = {
  title: 'Rules',
  of: (game: string) => `Rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  hits: (count: number) => n(count, { one: '1 rule found', other: `${count} rules found` }),
  none: 'Nothing found. Try another word, or the number of a rule.',
  ruling: 'Ruling:',
  note: 'Good to know:',
  reason: 'Why:',
  wording: 'Printed wording:',
  example: 'Example.',
  show: 'Show it on the board',
  hide: 'Fold the board away',
  all: 'All the rules, in a new tab',
};
