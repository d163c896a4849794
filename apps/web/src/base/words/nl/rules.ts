import { pluralOf } from '@shinar/words';
import type { rules as source } from '../en/rules.ts';

const n = pluralOf('nl');

export const rules: typeof source = {
  title: 'Regels',
  of: (game) => `${game}: regels`,
  contents: 'Inhoud',
  search: 'Zoeken in de regels',
  hits: (count) => n(count, { one: '1 regel gevonden', other: `${count} regels gevonden` }),
  none: 'Niets gevonden. Probeer een ander woord of een regelnummer.',
  ruling: 'Beslissing:',
  note: 'Goed om te weten:',
  reason: 'Waarom:',
  wording: 'Oorspronkelijke tekst:',
  example: 'Voorbeeld.',
  stats: 'Waarmee je wint',
  show: 'Op het bord tonen',
  hide: 'Bord verbergen',
  all: 'Alle regels (nieuw tabblad)',
  aid: 'Spelhulp',
  aidOf: (game) => `${game}: spelhulp`,
  print: 'Afdrukken',
  strategy: 'Strategie',
  strategyOf: (game) => `${game}: goed spelen`,
};
