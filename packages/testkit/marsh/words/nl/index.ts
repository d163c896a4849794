import { phrasesOf, pluralOf } from '@shinar/words';
import type { MarshMessages } from '../en/index.ts';

const n = pluralOf('nl');
const reeds = (count: number): string => n(count, { one: '1 stengel', other: `${count} stengels` });

export const marsh: MarshMessages = {
  ...phrasesOf('nl'),
  pools: {
    reed: 'Riet',
    heron: 'Reiger',
    frog: 'Kikker',
    otter: 'Otter',
    pike: 'Snoek',
    swan: 'Zwaan',
    newt: 'Salamander',
    crane: 'Kraanvogel',
  },
  weathers: { sun: 'zon', rain: 'regen', wind: 'wind' },
  reeds,
  cut: 'Stengel snijden',
  rest: 'Rusten',
  pool: (name, count, boat) => `${name}plas: ${reeds(count)}${boat === undefined ? '' : `, boot van ${boat}`}`,
  prompts: {
    'act-or-rest': (actions) => `Snijd, vaar of rust (${n(actions, { one: 'laatste actie', other: `nog ${actions} acties` })})`,
    'draw-weather': () => 'Het weer wordt getrokken',
    'draw-berths': () => 'De beginplassen worden getrokken',
  },
  events: {
    boatBerthed: (who, pool) => `${who} begint in de ${pool}plas`,
    weatherDrawn: (tile) => `Weer: ${tile}`,
    reedsGrown: (count) => `Bijgegroeid: ${reeds(count)}`,
    reedCut: (who, pool) => `${who} snijdt een stengel in de ${pool}plas`,
    boatSailed: (who, pool) => `${who} vaart naar de ${pool}plas`,
    rested: (who) => `${who} rust`,
    gameEnded: 'De partij is afgelopen',
  },
  refusals: {
    'not-berthing': 'De boten liggen al in hun plas.',
    'pool-taken': 'In die plas ligt al een boot.',
    'not-drawing': 'Het weer wordt nu niet getrokken.',
    'tile-gone': 'Die tegel zit niet meer in de zak.',
    'no-reed': 'In jouw plas staat geen riet. Vaar verder.',
    'in-wind': 'Met wind kun je niet varen. Snijd of rust.',
    'too-far': 'Je kunt alleen naar de volgende plas varen.',
    'boat-there': 'Daar ligt een andere boot. Vaar de andere kant op.',
    'not-a-turn': 'Er is nu niemand aan de beurt.',
  },
  sources: { reeds: 'riet', 'among-reeds': 'in het riet' },
  reasons: { reeds: 'riet, en waar het groeit' },
  board: 'Het moeras',
  players: 'Spelers',
};
