import type { Messages } from '../en/index.ts';

export const hints: Messages['hints'] = {
  ask: 'Tip',
  thinking: 'Even kijken…',
  hide: 'Tips verbergen',
  why: { ask: 'Waarom deze zet?', hide: 'Redenen verbergen', played: '(gespeeld)' },
  chance: (percent) => `${percent} winstkans`,
  reason: (group, points) => `${group} ${points}`,
  rival: 'sterkste tegenstander',
  strict: 'streng',
  strictAsk: 'Streng: geen tips en niets terugnemen',
};
