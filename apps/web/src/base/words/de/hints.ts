import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('de');

export const hints: Messages['hints'] = {
  ask: 'Tipp',
  thinking: 'Einen Moment …',
  hide: 'Tipps ausblenden',
  why: { ask: 'Warum dieser Zug?', hide: 'Gründe ausblenden', played: '(gespielt)' },
  chance: (percent) => `${percent} Siegchance`,
  play: 'So spielen',
  points: (count) => n(count, { one: '1 Punkt', other: `${count} Punkte` }),
  more: (points, what) => `Etwa ${points} mehr: ${what}.`,
  less: (points, what) => `Etwa ${points} weniger: ${what}.`,
  rivalLess: (points) => `Dein stärkster Gegner bekommt etwa ${points} weniger.`,
  rivalMore: (points) => `Dein stärkster Gegner bekommt etwa ${points} mehr.`,
  ahead: (points) => `Am Ende etwa ${points} mehr.`,
  behind: (points) => `Am Ende etwa ${points} weniger.`,
  even: 'Andere Züge sind etwa gleich gut.',
  deeper: 'Der Unterschied liegt tiefer: In Punkten zeigt er sich nicht.',
  strict: 'streng',
  strictAsk: 'Streng: keine Tipps und kein Zurücknehmen',
};
