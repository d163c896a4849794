/** The first reign of a game of two, and its last turn. */

import type { Lesson, Task } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './guided-game.json' with { type: 'json' };

const { lesson } = guided(record);

const HUT: Task = {
  expect: [{ do: 'hut', at: ['c2r4', 'c2r5', 'c3r4', 'c1r3'] }],
  wrong: { palm: { do: 'hut', at: ['c1r5', 'c3r3', 'c3r5', 'c1r2'] } },
};
const FEED: Task = { expect: [{ do: 'feed', card: ['grape2', 'barley1', 'dates1'] }], wrong: { plow: { do: 'feed', card: 'plow' } } };
/** The two hungry huts on the river, by whatever feeds anything. */
const RIVER: Task = {
  expect: [
    { do: 'feed', card: ['joker', 'plow'], huts: ['c2r4'] },
    { do: 'feed', card: ['joker', 'plow'], huts: ['c0r4'] },
  ],
};

export const lessons: readonly Lesson[] = [
  lesson('settle', 4, 6, {}),
  lesson('keep', 6, 8, {}),
  lesson('harvest', 8, 9, {}),
  lesson('huts', 17, 21, HUT, HUT, HUT, HUT),
  lesson('feed', 21, 24, FEED, FEED, FEED),
  lesson('well', 24, 25, {}),
  lesson(
    'actions',
    28,
    31,
    { wrong: { offer: { do: 'offer' }, intrigue: { do: 'intrigue' }, end: { do: 'end' } } },
    { wrong: { offer: { do: 'offer' }, end: { do: 'end' } } },
    {},
  ),
  lesson('hunger', 44, 47, { wrong: { any: { do: 'feed', card: ['joker', 'plow'] } } }, RIVER, RIVER),
  lesson('build', 50, 52, { wrong: { offer: { do: 'offer' }, intrigue: { do: 'intrigue' } } }, { wrong: { end: { do: 'end' } } }),
  lesson('flood', 52, 53, {}),
  lesson(
    'end',
    200,
    203,
    {
      expect: [{ do: 'intrigue', with: ['middle', 'lower'] }],
      wrong: { build: { do: 'build' }, offer: { do: 'offer' }, end: { do: 'end' } },
    },
    {
      expect: [{ do: 'offer', camels: 2 }],
      wrong: { three: { do: 'offer', camels: 3 }, one: { do: 'offer', camels: 1 }, end: { do: 'end' } },
    },
    {},
  ),
];
