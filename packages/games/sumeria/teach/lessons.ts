/** The first rounds of a three-player game, positions from other games, and final choices. */
import type { Lesson, Task } from '@shinar/teach';
import { guided } from '@shinar/teach';
import aloneRecord from './games/alone.json' with { type: 'json' };
import borderRecord from './games/border.json' with { type: 'json' };
import closeRecord from './games/close-end.json' with { type: 'json' };
import crowdedRecord from './games/crowded.json' with { type: 'json' };
import fourRecord from './games/four.json' with { type: 'json' };
import record from './guided-game.json' with { type: 'json' };

const { players, steps, lesson } = guided(record);
const crowded = guided(crowdedRecord);

const URUK = ['uruk-ur-town', 'uruk-ur-village', 'uruk-umma-village', 'uruk-sippar-town'];
const NIPPUR = ['nippur-kish-town', 'nippur-lagash-town', 'nippur-adab-village', 'nippur-lagash-village'];
const UMMA = ['umma-adab-town', 'umma-adab-village', 'umma-uruk-village', 'umma-uruk-town', 'umma-lagash-village'];
const ADAB = ['adab-nippur-town', 'adab-sippar-village', 'adab-umma-village'];
const KISH = ['kish-sippar-village', 'kish-nippur-village', 'kish-ur-town'];

/** A choice that the learner has to find. */
const ASKED: Task = { question: true };

export const lessons: readonly Lesson[] = [
  lesson('place', 24, 27, { wrong: { kish: { do: 'place', at: KISH } } }),
  lesson('add', 27, 30, {
    expect: [{ do: 'add', at: URUK }],
    wrong: { nippur: { do: 'add', at: NIPPUR }, add: { do: 'add' }, move: { do: 'move' } },
  }),
  guided(borderRecord).lesson('move', 47, 48, {
    wrong: {
      inside: { do: 'move', from: 'sippar-kish-village' },
      add: { do: 'add' },
    },
  }),
  {
    id: 'jump',
    players,
    before: crowded.steps(0, 53),
    line: [{ by: 0, do: 'move', from: 'sippar-adab-village', to: 'uruk-sippar-village' }, ...crowded.steps(54, 56)],
    tasks: [{ wrong: { inside: { do: 'move', from: 'sippar-adab-village' } } }],
  },
  lesson('city', 33, 36, {
    wrong: {
      village: { do: 'move', from: 'ur-kish-village', to: 'ur-lagash-village' },
      away: { do: 'move', from: 'ur-kish-village' },
    },
  }),
  crowded.lesson('ways', 56, 59, { wrong: { way: { do: 'move', from: 'ur-lagash-village' } } }),
  lesson('score', 36, 39, ASKED),
  {
    id: 'row',
    players,
    before: steps(0, 40),
    line: [{ by: 0, do: 'add', at: 'umma' }],
    tasks: [{ wrong: { umma: { do: 'add', at: UMMA }, add: { do: 'add' } } }],
  },
  crowded.lesson('remove', 59, 62, { wrong: { remove: { do: 'remove' } } }, ASKED),
  {
    id: 'tie',
    players,
    before: steps(0, 46),
    line: [{ by: 0, do: 'add', at: 'adab' }],
    tasks: [{ ...ASKED, wrong: { adab: { do: 'add', at: ADAB }, move: { do: 'move', from: 'adab-nippur-village', to: 'adab' } } }],
  },
  lesson('end', 97, 98, ASKED),
  guided(fourRecord).lesson('four', 7, 11, {
    expect: [{ do: 'place', at: ['lagash'] }],
    wrong: { city: { do: 'place', at: ['sippar', 'uruk', 'umma'] } },
  }),
  guided(aloneRecord).lesson('alone', 85, 86, ASKED),
  guided(closeRecord).lesson('level', 97, 98, ASKED),
];
