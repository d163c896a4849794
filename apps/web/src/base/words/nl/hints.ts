import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('nl');

export const hints: Messages['hints'] = {
  ask: 'Tip',
  thinking: 'Even kijken…',
  hide: 'Tips verbergen',
  why: { ask: 'Waarom deze zet?', hide: 'Redenen verbergen', played: '(gespeeld)' },
  chance: (percent) => `${percent} winstkans`,
  play: 'Speel dit',
  points: (count) => n(count, { one: '1 punt', other: `${count} punten` }),
  more: (points, what) => `Ongeveer ${points} meer voor ${what}.`,
  less: (points, what) => `Ongeveer ${points} minder voor ${what}.`,
  rivalLess: (points) => `Je sterkste tegenstander krijgt ongeveer ${points} minder.`,
  rivalMore: (points) => `Je sterkste tegenstander krijgt ongeveer ${points} meer.`,
  ahead: (points) => `Aan het einde ongeveer ${points} meer.`,
  behind: (points) => `Aan het einde ongeveer ${points} minder.`,
  even: 'Andere zetten zijn ongeveer even goed.',
  deeper: 'Het verschil zit dieper: aan de punten zie je het nog niet.',
  strict: 'streng',
  strictAsk: 'Streng: geen tips en niets terugnemen',
};
