import type { advise as source } from '../en/advise.ts';
import { taken } from './cards.ts';

export const advise: typeof source = {
  settle: (at) => `Bouw je eerste ziggoerat op ${at}`,
  keep: (card) => `Houd ${taken(card)}`,
  harvest: (column, cards) => `Neem kolom ${column}: ${cards}`,
  hut: (at) => `Zet een hut op ${at}`,
  feed: (card, at) => `Speel ${taken(card)} en bevoorraad ${at}`,
  well: (at) => `Bouw een bron tussen ${at}`,
  build: (at) => `Bouw een ziggoerat op ${at}`,
  centre: (at) => `Zet een middenstuk op de ziggoerat op ${at}`,
  roof: (at) => `Zet een dak op de ziggoerat op ${at}`,
  intrigue: (dignitary) => `Stuur een hut naar de ${dignitary}`,
  offer: (camels) => `Offer ${camels}`,
  buy: (card) => `Koop ${taken(card)}`,
  done: 'Bouw geen bronnen meer',
  end: 'Beëindig je acties',
};
