/** The first rounds of a game of three, and its last choice. */
import type { Step } from '@shinar/core';
import type { Lesson } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './guided-game.json' with { type: 'json' };

const { players, steps, lesson } = guided(record);

const URUK = ['uruk-ur-town', 'uruk-ur-village', 'uruk-umma-village', 'uruk-sippar-town'];
const NIPPUR = ['nippur-kish-town', 'nippur-lagash-town', 'nippur-adab-village', 'nippur-lagash-village'];
const SIPPAR = ['sippar-kish-town', 'sippar-kish-village', 'sippar-adab-village', 'sippar-uruk-town', 'sippar-uruk-village'];
const ADAB = ['adab-nippur-town', 'adab-sippar-village', 'adab-umma-village'];
const KISH = ['kish-sippar-village', 'kish-nippur-village', 'kish-ur-town'];

/** Belit has come to Uruk before the learner. */
const AHEAD: readonly Step[] = [
  { by: 1, do: 'add', at: 'uruk-ur-village' },
  { by: 2, do: 'move', from: 'nippur-kish-village', to: 'nippur-kish-town' },
];

export const lessons: readonly Lesson[] = [
  lesson('place', 24, 27, { wrong: { kish: { do: 'place', at: KISH } } }),
  lesson('add', 27, 30, {
    expect: [{ do: 'add', at: URUK }],
    wrong: { nippur: { do: 'add', at: NIPPUR }, add: { do: 'add' }, move: { do: 'move' } },
  }),
  lesson('move', 30, 33, {
    wrong: {
      inside: { do: 'move', from: 'ur-uruk-village', to: 'ur-uruk-town' },
      uruk: { do: 'add', at: [...URUK, 'uruk-sippar-village'] },
    },
  }),
  {
    id: 'jump',
    players,
    before: [...steps(0, 28), ...AHEAD],
    line: [{ by: 0, do: 'move', from: 'ur-uruk-village', to: 'uruk-ur-town' }],
    tasks: [{ wrong: { inside: { do: 'move', from: 'ur-uruk-village', to: 'ur-uruk-town' }, add: { do: 'add' } } }],
  },
  lesson('city', 33, 36, {
    wrong: {
      village: { do: 'move', from: 'ur-kish-village', to: 'ur-lagash-village' },
      away: { do: 'move', from: 'ur-kish-village' },
    },
  }),
  lesson('score', 36, 39, {}),
  lesson('row', 40, 43, {
    expect: [{ do: 'add', at: SIPPAR }],
    wrong: { adab: { do: 'add', at: ADAB }, add: { do: 'add' } },
  }),
  lesson('remove', 43, 46, { wrong: { sippar: { do: 'add', at: SIPPAR }, remove: { do: 'remove' } } }),
  {
    id: 'tie',
    players,
    before: steps(0, 46),
    line: [{ by: 0, do: 'add', at: 'adab' }],
    tasks: [{ wrong: { adab: { do: 'add', at: ADAB }, move: { do: 'move', from: 'adab-nippur-village', to: 'adab' } } }],
  },
  lesson('end', 97, 98, {}),
];
