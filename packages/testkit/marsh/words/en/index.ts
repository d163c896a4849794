import { phrasesOf, pluralOf } from '@shinar/words';

const n = pluralOf('en');
const reeds = (count: number): string => n(count, { one: '1 reed', other: `${count} reeds` });

export const marsh = {
  ...phrasesOf('en'),
  pools: { reed: 'Reed', heron: 'Heron', frog: 'Frog', otter: 'Otter', pike: 'Pike', swan: 'Swan', newt: 'Newt', crane: 'Crane' },
  weathers: { sun: 'sun', rain: 'rain', wind: 'wind' },
  reeds,
  cut: 'Cut a reed',
  rest: 'Rest',
  pool: (name: string, count: number, boat: string | undefined) =>
    `${name} pool, ${reeds(count)}${boat === undefined ? '' : `, ${boat}’s boat`}`,
  prompts: {
    'act-or-rest': (actions: number) => `Cut, sail or rest (${n(actions, { one: 'last action', other: `${actions} actions left` })})`,
    'draw-weather': () => 'Drawing the weather',
    'draw-berths': () => 'Drawing where the boats begin',
  },
  events: {
    boatBerthed: (who: string, pool: string) => `${who} begins in ${pool} pool`,
    weatherDrawn: (tile: string) => `Weather: ${tile}`,
    reedsGrown: (count: number) => `${reeds(count)} grown`,
    reedCut: (who: string, pool: string) => `${who} cuts a reed in ${pool} pool`,
    boatSailed: (who: string, pool: string) => `${who} sails to ${pool} pool`,
    rested: (who: string) => `${who} rests`,
    gameEnded: 'The game is over',
  },
  refusals: {
    'not-berthing': 'The boats are already in their pools.',
    'pool-taken': 'There’s already a boat in that pool.',
    'not-drawing': 'The weather isn’t drawn now.',
    'tile-gone': 'There’s no such tile left in the bag.',
    'no-reed': 'There’s no reed in your pool. Sail to another one.',
    'in-wind': 'You can’t sail in wind. Cut or rest.',
    'too-far': 'You can only sail to the next pool.',
    'boat-there': 'Another boat is there. Sail the other way.',
    'not-a-turn': 'It’s nobody’s turn now.',
  },
  sources: { reeds: 'reeds', 'among-reeds': 'among reeds' },
  reasons: { reeds: 'reeds and where to find them' },
  board: 'The marsh',
  players: 'Players',
};
export type MarshMessages = typeof marsh;
