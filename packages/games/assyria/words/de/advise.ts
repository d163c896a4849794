import type { advise as source } from '../en/advise.ts';

export const advise: typeof source = {
  settle: (at) => `Baue deine erste Zikkurat auf ${at}`,
  keep: (card) => `Behalte ${card}`,
  harvest: (column, cards) => `Nimm Spalte ${column}: ${cards}`,
  hut: (at) => `Setze eine Hütte auf ${at}`,
  feed: (card, at) => `Spiele ${card} und versorge ${at}`,
  well: (at) => `Baue einen Brunnen zwischen ${at}`,
  build: (at) => `Baue eine Zikkurat auf ${at}`,
  centre: (at) => `Setze ein Mittelstück auf die Zikkurat auf ${at}`,
  roof: (at) => `Setze ein Dach auf die Zikkurat auf ${at}`,
  intrigue: (dignitary) => `Schicke eine Hütte zum ${dignitary}`,
  offer: (camels) => `Opfere ${camels}`,
  buy: (card) => `Kaufe ${card}`,
  done: 'Baue keine Brunnen mehr',
  end: 'Beende deine Aktionen',
};
