import { pluralOf } from '@shinar/words';
import type { Messages } from '../en/index.ts';

const n = pluralOf('fr');

export const hints: Messages['hints'] = {
  ask: 'Conseil',
  thinking: 'Réflexion…',
  hide: 'Masquer les conseils',
  why: { ask: 'Pourquoi ce coup ?', hide: 'Masquer les raisons', played: '(joué)' },
  chance: (percent) => `${percent} de chances de gagner`,
  play: 'Jouer ce coup',
  points: (count) => n(count, { one: `${count} point`, other: `${count} points` }),
  more: (points, what) => `Environ ${points} de plus : ${what}.`,
  less: (points, what) => `Environ ${points} de moins : ${what}.`,
  rivalLess: (points) => `Votre adversaire le plus fort marque environ ${points} de moins.`,
  rivalMore: (points) => `Votre adversaire le plus fort marque environ ${points} de plus.`,
  ahead: (points) => `Environ ${points} de plus à la fin.`,
  behind: (points) => `Environ ${points} de moins à la fin.`,
  even: 'D’autres coups sont à peu près aussi bons.',
  deeper: 'La différence est plus subtile : elle ne se voit pas encore dans les points.',
  strict: 'stricte',
  strictAsk: 'Partie stricte : ni conseil ni annulation',
};
