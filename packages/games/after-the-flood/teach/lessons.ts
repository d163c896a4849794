/** A first turn as good players play it, what comes later in the same game, and rarer things one by one. */

import type { Step } from '@shinar/core';
import type { Lesson, Task } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './games/lessons.json' with { type: 'json' };
import strategyRecord from './strategy-game.json' with { type: 'json' };

const BELIT = 1;
const { players, steps, lesson } = guided(record);
const asBelit = guided(record, BELIT).lesson;
const strategy = guided(strategyRecord);

/** The step that ends an action. */
const DONE: Task = {};
const PAY: Task = { question: true, wrong: { army: { do: 'pay', with: 'army' }, good: { do: 'pay' } } };
const CITY: Task = { wrong: { city: { do: 'city' } } };
const TRADE: Task = { wrong: { trade: { do: 'trade' } } };
const INVADE: Task = { wrong: { invade: { do: 'invade' } } };
const GO_ON: Task = { wrong: { done: { do: 'done' } } };
const LEVY: Task = { wrong: { done: { do: 'done' } } };

/** The Guti's march, in one action. */
const toNippur: readonly Step[] = [
  { by: 0, do: 'pay', with: 'worker' },
  { by: 0, do: 'invade', to: 'nippur' },
  { by: 0, do: 'repeat' },
];
const fights: readonly Step[] = [
  { by: 0, do: 'invade', to: 'kassites' },
  { by: 'chance', do: 'roll', dice: [3, 5] },
  { by: 0, do: 'repeat' },
  { by: 0, do: 'invade', to: 'babylon' },
  { by: 'chance', do: 'roll', dice: [2, 3] },
];

const kassites: readonly Step[] = [
  { by: 0, do: 'empire', of: 'kassites' },
  { by: 0, do: 'done' },
  { by: 0, do: 'equip', with: 'textiles' },
  { by: 0, do: 'done' },
  { by: 0, do: 'muster', armies: 1 },
];

const sumer: readonly Step[] = [
  { by: 0, do: 'empire', of: 'sumer', at: 'lagash' },
  { by: 0, do: 'levy', with: 'grain' },
];

const firstTurn: readonly Lesson[] = [
  { id: 'city', players, before: steps(0, 1), line: [{ by: 0, do: 'city', at: 'babylon' }], tasks: [CITY] },
  lesson('workers', 351, 356, { wrong: { dear: { do: 'workers', to: 'dilmun' }, place: { do: 'workers' } } }, DONE),
  lesson('powers', 22, 26, CITY),
  lesson('scribe', 31, 32, { wrong: { place: { do: 'scribe', from: 'stock' }, move: { do: 'scribe' }, spend: { do: 'workers' } } }),
  { id: 'pay', players, before: steps(0, 51), line: toNippur, tasks: [PAY, INVADE, GO_ON] },
  { id: 'fight', players, before: [...steps(0, 51), ...toNippur], line: fights, tasks: [INVADE, GO_ON, INVADE] },
  lesson('pass', 99, 102, {}, { wrong: { done: { do: 'done' }, bid: { do: 'bid' } } }, DONE),
  lesson('extend', 103, 104, { wrong: { less: { do: 'extend' } } }),
];

const later: readonly Lesson[] = [
  lesson('decline', 126, 137, { wrong: { more: { do: 'workers', to: 'irrigation' }, place: { do: 'workers' } } }, DONE),
  {
    id: 'empire',
    players,
    before: steps(0, 284),
    line: kassites,
    tasks: [{}, {}, { wrong: { done: { do: 'done' } } }, DONE, { wrong: { two: { do: 'muster', armies: 2 } } }],
  },
  lesson('chain', 358, 364, TRADE, TRADE, {}, TRADE, TRADE, DONE),
  lesson('majority', 484, 486, { wrong: { workers: { do: 'workers' } } }, DONE),
  lesson('end', 571, 587, {}, DONE, { wrong: { less: { do: 'extend' } } }),
];

const oneByOne: readonly Lesson[] = [
  { id: 'sumer', players, before: strategy.steps(0, 4), line: sumer, tasks: [{ wrong: { home: { do: 'empire' } } }, LEVY] },
  lesson('reinforce', 345, 347, {}, DONE),
  asBelit('arrows', 163, 166, { wrong: { good: { do: 'pay' } } }, {}, DONE),
  asBelit('destroy', 373, 375, {}, DONE),
];

export const lessons: readonly Lesson[] = [...firstTurn, ...later, ...oneByOne];
