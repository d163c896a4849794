/** The first reign of a two-player game, its last turn, and positions from other games. */

import type { Lesson, Task } from '@shinar/teach';
import { guided } from '@shinar/teach';
import fourRecord from './games/four.json' with { type: 'json' };
import riverRecord from './games/river.json' with { type: 'json' };
import threeRecord from './games/three.json' with { type: 'json' };
import record from './guided-game.json' with { type: 'json' };

const { lesson } = guided(record);
const river = guided(riverRecord);

/** A choice that the learner has to find. */
const ASKED: Task = { question: true };
/** All on the southern river. */
const HUT: Task = { expect: [{ do: 'hut', at: ['c4r4', 'c3r3', 'c5r4', 'c2r4'] }] };
const FEED: Task = { expect: [{ do: 'feed', card: ['grape2', 'barley1', 'dates1'] }], wrong: { plow: { do: 'feed', card: 'plow' } } };
/** The two hungry huts on the river, fed by any wild card. */
const RIVER: Task = {
  expect: [
    { do: 'feed', card: ['joker', 'plow'], huts: ['c2r4'] },
    { do: 'feed', card: ['joker', 'plow'], huts: ['c0r4'] },
  ],
};

export const lessons: readonly Lesson[] = [
  lesson('settle', 4, 6, {}),
  lesson('keep', 6, 8, ASKED),
  lesson('harvest', 8, 9, ASKED),
  river.lesson('huts', 16, 20, HUT, HUT, HUT, HUT),
  lesson('feed', 21, 24, FEED, FEED, FEED),
  lesson('well', 24, 25, {}),
  river.lesson('actions', 27, 30, {}, { wrong: { end: { do: 'end' } } }, {}),
  lesson('hunger', 44, 47, { ...ASKED, wrong: { any: { do: 'feed', card: ['joker', 'plow'] } } }, RIVER, RIVER),
  lesson('build', 50, 52, { wrong: { offer: { do: 'offer' }, intrigue: { do: 'intrigue' } } }, { wrong: { end: { do: 'end' } } }),
  {
    id: 'ten',
    players: river.players,
    before: river.steps(0, 46),
    line: [
      { by: 0, do: 'build', at: 'c3r2' },
      { by: 0, do: 'extend', at: 'c4r5' },
      { by: 0, do: 'offer', camels: 1 },
      { by: 0, do: 'end' },
    ],
    tasks: [{}, {}, { wrong: { end: { do: 'end' } } }, {}],
  },
  river.lesson('buy', 100, 102, { wrong: { end: { do: 'end' } } }, {}),
  lesson('flood', 52, 53, {}),
  lesson(
    'end',
    200,
    203,
    {
      ...ASKED,
      expect: [{ do: 'intrigue', with: ['middle', 'lower'] }],
      wrong: { build: { do: 'build' }, offer: { do: 'offer' }, end: { do: 'end' } },
    },
    {
      ...ASKED,
      expect: [{ do: 'offer', camels: 2 }],
      wrong: { three: { do: 'offer', camels: 3 }, one: { do: 'offer', camels: 1 }, end: { do: 'end' } },
    },
    {},
  ),
  guided(threeRecord).lesson('three', 4, 6, {}),
  guided(fourRecord).lesson('four', 13, 15, ASKED),
];
