export const hints = {
  ask: 'Hint',
  thinking: 'Thinking…',
  hide: 'Hide hints',
  why: { ask: 'Why this move?', hide: 'Hide reasons', played: '(played)' },
  chance: (percent: string) => `${percent} to win`,
  reason: (group: string, points: string) => `${group} ${points}`,
  rival: 'strongest rival',
  strict: 'strict',
  strictAsk: 'Strict: no hints, no undo',
};
