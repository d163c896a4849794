import { pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';
import { at } from './names.ts';

const n = pluralOf('nl');
const points = (count: number): string => n(count, { one: '1 punt', other: `${count} punten` });
const armies = (count: number): string => n(count, { one: '1 leger', other: `${count} legers` });

export const gains: typeof source = {
  trade: (more) => `Je krijgt iets dat ${more} meer waard is dan wat je geeft.`,
  tool: 'Gereedschap is meer waard dan metaal, en in een uitbouw levert het extra punten op.',
  city: (most) => `Een stad om later uit te bouwen, goed voor hoogstens ${points(most)}.`,
  extend: (count) => `Levert meteen ${points(count)} op.`,
  empire: (count, each) => `${armies(count)} om mee te beginnen, en ${points(each)} voor elk gebied dat je bij de telling bezet.`,
  area: (each, areas) =>
    `${points(each)} extra bij de telling van de ronde: dan heb je ${n(areas, { one: '1 gebied', other: `${areas} gebieden` })}.`,
  offers: (area, goods) => `Arbeiders ${at(area)} kunnen ruilen voor ${goods}.`,
  scribes: 'Een schrijver brengt elke ronde een arbeider naar een plek waar die telt.',
  'tool-makers': 'Een smid maakt elke ronde van één metaal gereedschap.',
  levy: (count) => `${armies(count)} meer voor het rijk van deze ronde.`,
  destroy: (benefit) => `Een tegenstander verliest een stad${benefit ? ' en het voordeel ervan' : ''}.`,
  reinforce: 'Moeilijker te verdrijven: het gebied blijft punten opleveren.',
  muster: 'Legers in het thuisgebied houden het eerste gebied bezet, de andere kunnen verder.',
  repeat: 'Nog een gebied in dezelfde actie, voordat iemand kan reageren.',
  pass: (last) => (last ? 'Bewaart de rest om steden uit te bouwen.' : 'Bewaart de rest voor de volgende ronde.'),
  keptArmies: (count) => `Bewaart ${armies(count)} voor een andere actie.`,
  keptGoods: (count) => `Houdt ${n(count, { one: '1 grondstof', other: `${count} grondstoffen` })} in de hand voor later.`,
  payWorker: 'Arbeiders die je niet gebruikt, zijn na deze ronde toch niet meer beschikbaar.',
  payGood: (value) => `Is maar ${value} waard.`,
};
