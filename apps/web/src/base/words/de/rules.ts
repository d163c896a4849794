import { pluralOf } from '@shinar/words';
import type { rules as source } from '../en/rules.ts';

const n = pluralOf('de');

export const rules: typeof source = {
  title: 'Regeln',
  of: (game) => `${game}: Regeln`,
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  hits: (count) => n(count, { one: '1 Regel gefunden', other: `${count} Regeln gefunden` }),
  none: 'Nichts gefunden. Versuch es mit einem anderen Wort oder der Nummer einer Regel.',
  ruling: 'Entscheidung:',
  note: 'Gut zu wissen:',
  reason: 'Warum:',
  wording: 'Originaltext:',
  example: 'Beispiel.',
  stats: 'Was zum Sieg führt',
  show: 'Auf dem Spielplan zeigen',
  hide: 'Spielplan ausblenden',
  all: 'Alle Regeln (neuer Tab)',
  aid: 'Spielhilfe',
  aidOf: (game) => `${game}: Spielhilfe`,
  print: 'Drucken',
  strategy: 'Strategie',
  strategyOf: (game) => `${game}: So\u00a0spielst du gut`,
};
