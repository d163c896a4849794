import { phrasesOf, pluralOf } from '@shinar/words';
import type { MarshMessages } from '../en/index.ts';

const n = pluralOf('de');
const reeds = (count: number): string => n(count, { one: '1 Halm', other: `${count} Halme` });

export const marsh: MarshMessages = {
  ...phrasesOf('de'),
  pools: {
    reed: 'Schilf',
    heron: 'Reiher',
    frog: 'Frosch',
    otter: 'Otter',
    pike: 'Hecht',
    swan: 'Schwan',
    newt: 'Molch',
    crane: 'Kranich',
  },
  weathers: { sun: 'Sonne', rain: 'Regen', wind: 'Wind' },
  reeds,
  cut: 'Halm schneiden',
  rest: 'Ausruhen',
  pool: (name, count, boat) => `${name}teich: ${reeds(count)}${boat === undefined ? '' : `, Boot von ${boat}`}`,
  prompts: {
    'act-or-rest': (actions) =>
      `Schneide, segle oder ruh dich aus (${n(actions, { one: 'letzte Aktion', other: `noch ${actions} Aktionen` })})`,
    'draw-weather': () => 'Das Wetter wird gezogen',
    'draw-berths': () => 'Die Startteiche werden gezogen',
  },
  events: {
    boatBerthed: (who, pool) => `${who} beginnt im ${pool}teich`,
    weatherDrawn: (tile) => `Wetter: ${tile}`,
    reedsGrown: (count) => `Nachgewachsen: ${reeds(count)}`,
    reedCut: (who, pool) => `${who} schneidet einen Halm im ${pool}teich`,
    boatSailed: (who, pool) => `${who} segelt zum ${pool}teich`,
    rested: (who) => `${who} ruht sich aus`,
    gameEnded: 'Die Partie ist zu Ende',
  },
  refusals: {
    'not-berthing': 'Die Boote liegen schon in ihren Teichen.',
    'pool-taken': 'In diesem Teich liegt schon ein Boot.',
    'not-drawing': 'Das Wetter wird jetzt nicht gezogen.',
    'tile-gone': 'Dieses Plättchen ist nicht mehr im Beutel.',
    'no-reed': 'In deinem Teich steht kein Halm. Segle weiter.',
    'in-wind': 'Bei Wind kannst du nicht segeln. Schneide oder ruh dich aus.',
    'too-far': 'Du kannst nur zum nächsten Teich segeln.',
    'boat-there': 'Dort liegt ein anderes Boot. Segle in die andere Richtung.',
    'not-a-turn': 'Gerade ist niemand am Zug.',
  },
  sources: { reeds: 'Halme', 'among-reeds': 'im Schilf' },
  reasons: { reeds: 'Schilf, und wo es wächst' },
  board: 'Das Moor',
  players: 'Spieler',
};
