import type { Messages } from '../en/index.ts';

export const hints: Messages['hints'] = {
  ask: 'Tipp',
  thinking: 'Einen Moment …',
  hide: 'Tipps ausblenden',
  why: { ask: 'Warum dieser Zug?', hide: 'Gründe ausblenden', played: '(gespielt)' },
  chance: (percent) => `${percent} Siegchance`,
  reason: (group, points) => `${group} ${points}`,
  rival: 'stärkster Gegner',
  strict: 'streng',
  strictAsk: 'Streng: keine Tipps und kein Zurücknehmen',
};
