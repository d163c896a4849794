import { pluralOf } from '@shinar/words';

const n = pluralOf('en');

export const hints = {
  ask: 'Hint',
  thinking: 'Thinking…',
  hide: 'Hide hints',
  why: { ask: 'Why this move?', hide: 'Hide reasons', played: '(played)' },
  chance: (percent: string) => `${percent} to win`,
  play: 'Play this',
  points: (count: number) => n(count, { one: '1 point', other: `${count} points` }),
  more: (points: string, what: string) => `About ${points} more: ${what}.`,
  less: (points: string, what: string) => `About ${points} less: ${what}.`,
  rivalLess: (points: string) => `Your strongest rival gets about ${points} less.`,
  rivalMore: (points: string) => `Your strongest rival gets about ${points} more.`,
  ahead: (points: string) => `About ${points} more in the end.`,
  behind: (points: string) => `About ${points} less in the end.`,
  even: 'Other moves are about as good.',
  deeper: 'The difference lies deeper and doesn’t show in points yet.',
  strict: 'strict',
  strictAsk: 'Strict: no hints, no undo',
};
