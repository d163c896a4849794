import type { advise as source } from '../en/advise.ts';

export const advise: typeof source = {
  settle: (at) => `Construisez votre première ziggourat en ${at}`,
  keep: (card) => `Gardez la carte ${card}`,
  harvest: (column, cards) => `Prenez la colonne ${column} : ${cards}`,
  hut: (at) => `Posez une hutte en ${at}`,
  feed: (card, at) => `Jouez la carte ${card} pour ravitailler ${at}`,
  well: (at) => `Creusez un puits entre ${at}`,
  build: (at) => `Construisez une ziggourat en ${at}`,
  centre: (at) => `Ajoutez un centre à votre ziggourat en ${at}`,
  roof: (at) => `Ajoutez un toit à votre ziggourat en ${at}`,
  intrigue: (dignitary) => `Envoyez une hutte auprès du ${dignitary}`,
  offer: (camels) => `Offrez ${camels}`,
  buy: (card) => `Achetez la carte ${card}`,
  done: 'Ne creusez plus de puits',
  end: 'Terminez vos actions',
};
