import type { Messages } from '../en/index.ts';

export const hints: Messages['hints'] = {
  ask: 'Conseil',
  thinking: 'Réflexion…',
  hide: 'Masquer les conseils',
  why: { ask: 'Pourquoi ce coup ?', hide: 'Masquer les raisons', played: '(joué)' },
  chance: (percent) => `${percent} de chances de gagner`,
  reason: (group, points) => `${group} ${points}`,
  rival: 'adversaire le plus fort',
  strict: 'stricte',
  strictAsk: 'Strict : ni conseils ni annulation',
};
