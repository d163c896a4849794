/** The first turn of a game, the decline of the second, and the last action of all. */

import type { Lesson, Task } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './guided-game.json' with { type: 'json' };

const { lesson } = guided(record);

/** The word that closes an action. */
const DONE: Task = {};

export const lessons: readonly Lesson[] = [
  lesson(
    'workers',
    1,
    6,
    { wrong: { grain: { do: 'workers', spend: 'grain' }, place: { do: 'workers', spend: 'textiles' }, dear: { do: 'workers' } } },
    DONE,
  ),
  lesson(
    'trade',
    6,
    12,
    { wrong: { dear: { do: 'trade', get: 'wood' }, metal: { do: 'trade', get: 'metal' } } },
    { wrong: { dear: { do: 'trade', get: 'metal' } } },
    DONE,
  ),
  lesson('city', 12, 17, { wrong: { city: { do: 'city' } } }),
  lesson('tools', 17, 24, { wrong: { trade: { do: 'trade' } } }, DONE),
  lesson(
    'scribe',
    24,
    37,
    { wrong: { dear: { do: 'workers', to: 'scribes' }, place: { do: 'workers' } } },
    DONE,
    { wrong: { place: { do: 'scribe', from: 'stock' }, move: { do: 'scribe' }, spend: { do: 'workers' } } },
    DONE,
  ),
  lesson(
    'empire',
    37,
    47,
    {},
    { wrong: { grain: { do: 'levy', with: 'grain' }, tools: { do: 'levy', with: 'tools' }, done: { do: 'done' } } },
    DONE,
    { wrong: { done: { do: 'done' }, dear: { do: 'equip', with: ['wood', 'tools', 'oil', 'gold'] } } },
    DONE,
    { wrong: { one: { do: 'muster', armies: 1 } } },
  ),
  lesson(
    'expand',
    47,
    54,
    { wrong: { nippur: { do: 'invade', to: 'nippur' } } },
    { wrong: { done: { do: 'done' } } },
    { wrong: { nippur: { do: 'invade', to: 'nippur' } } },
    { wrong: { repeat: { do: 'repeat' } } },
  ),
  lesson('fight', 54, 64, {}, { wrong: { stop: { do: 'stop' } } }, { wrong: { repeat: { do: 'repeat' } } }),
  lesson('pay', 64, 70, { wrong: { army: { do: 'pay', with: 'army' }, good: { do: 'pay' }, pass: { do: 'pass' } } }, {}, DONE),
  lesson('pass', 70, 73, {}, { wrong: { done: { do: 'done' }, dear: { do: 'bid' } } }, { wrong: { bid: { do: 'bid' } } }),
  lesson('extend', 73, 74, { wrong: { less: { do: 'extend' }, done: { do: 'done' } } }),
  lesson(
    'decline',
    74,
    80,
    { wrong: { dear: { do: 'workers', to: 'irrigation' } } },
    DONE,
    { wrong: { dear: { do: 'workers', to: 'weaving' } } },
    DONE,
  ),
  lesson(
    'end',
    104,
    112,
    { expect: [{ do: 'workers', to: 'egypt', count: [2, 3] }], wrong: { tie: { do: 'workers', to: 'egypt' }, place: { do: 'workers' } } },
    DONE,
    {},
    { wrong: { bid: { do: 'bid' } } },
  ),
];
