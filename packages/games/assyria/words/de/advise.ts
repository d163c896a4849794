import type { advise as source } from '../en/advise.ts';
import { taken } from './cards.ts';

export const advise: typeof source = {
  settle: (at) => `Baue deine erste Zikkurat auf ${at}`,
  keep: (card) => `Behalte ${taken(card)}`,
  harvest: (column, cards) => `Nimm Spalte ${column}: ${cards}`,
  hut: (at) => `Setze eine Hütte auf ${at}`,
  feed: (card, at) => `Spiele ${taken(card)} und versorge ${at}`,
  well: (at) => `Baue einen Brunnen zwischen ${at}`,
  build: (at) => `Baue eine Zikkurat auf ${at}`,
  centre: (at) => `Setze ein Mittelstück auf die Zikkurat auf ${at}`,
  roof: (at) => `Setze ein Dach auf die Zikkurat auf ${at}`,
  intrigue: (dignitary) => `Schicke eine Hütte zum ${dignitary}`,
  offer: (camels) => `Opfere ${camels}`,
  buy: (card) => `Kaufe ${taken(card)}`,
  done: 'Baue keine Brunnen mehr',
  end: 'Beende deine Aktionen',
};
