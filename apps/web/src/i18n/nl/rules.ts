import type { rules as source } from '../en/rules.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('nl');

export const rules: typeof source = {
  title: 'Regels',
  of: (game) => `Regels van ${game}`,
  contents: 'Inhoud',
  search: 'Zoeken in de regels',
  hits: (count) => n(count, { one: '1 regel gevonden', other: `${count} regels gevonden` }),
  none: 'Niets gevonden. Probeer een ander woord, of het nummer van een regel.',
  ruling: 'Beslissing:',
  note: 'Goed om te weten:',
  reason: 'Waarom:',
  wording: 'Gedrukte tekst:',
  example: 'Voorbeeld.',
  show: 'Op het bord tonen',
  hide: 'Bord inklappen',
  all: 'Alle regels, in een nieuw tabblad',
};
