import { pluralOf } from '@shinar/words';

const n = pluralOf('en');

export const rules = {
  title: 'Rules',
  of: (game: string) => `${game}: rules`,
  contents: 'Contents',
  search: 'Search the rules',
  hits: (count: number) => n(count, { one: '1 rule found', other: `${count} rules found` }),
  none: 'Nothing found. Try another word or a rule number.',
  ruling: 'Ruling:',
  note: 'Good to know:',
  reason: 'Why:',
  wording: 'Printed text:',
  example: 'Example.',
  stats: 'What wins',
  show: 'Show on the board',
  hide: 'Hide the board',
  all: 'Full rules (new tab)',
  aid: 'Player aid',
  aidOf: (game: string) => `${game}: player aid`,
  print: 'Print',
  strategy: 'Strategy',
  strategyOf: (game: string) => `How to play ${game} well`,
};
