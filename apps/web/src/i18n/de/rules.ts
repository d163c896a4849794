import type { rules as source } from '../en/rules.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('de');

export const rules: typeof source = {
  title: 'Regeln',
  of: (game) => `Regeln von ${game}`,
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  hits: (count) => n(count, { one: '1 Regel gefunden', other: `${count} Regeln gefunden` }),
  none: 'Nichts gefunden. Versuche ein anderes Wort oder die Nummer einer Regel.',
  ruling: 'Entscheidung:',
  note: 'Gut zu wissen:',
  reason: 'Warum:',
  wording: 'Gedruckter Wortlaut:',
  example: 'Beispiel.',
  show: 'Auf dem Plan zeigen',
  hide: 'Plan einklappen',
  all: 'Alle Regeln, in einem neuen Tab',
};
