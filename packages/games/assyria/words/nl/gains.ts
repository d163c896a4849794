import { pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';

const n = pluralOf('nl');
const points = (count: number): string => n(count, { one: '1 punt', other: `${count} punten` });
const camels = (count: number): string => n(count, { one: '1 kameel', other: `${count} kamelen` });
const huts = (count: number): string => n(count, { one: '1 hut', other: `${count} hutten` });

export const gains: typeof source = {
  settle: (foods) => `Op de velden eromheen vind je ${foods}.`,
  keep: (hexes) =>
    hexes === 0
      ? 'Op geen enkel veld naast je ziggoerat staat dit symbool.'
      : n(hexes, {
          one: 'Op 1 veld naast je ziggoerat staat dit symbool.',
          other: `Op ${hexes} velden naast je ziggoerat staat dit symbool.`,
        }),
  wild: 'Bevoorraadt één hut naar keuze.',
  symbols: (count) => `Voedsel voor ${count > 1 ? 'maximaal ' : ''}${huts(count)}.`,
  before: (others) => `Je bent eerder aan de beurt dan ${others}.`,
  earliest: 'Zo ver mogelijk naar links: je bent vroeg aan de beurt.',
  hut: (score, gain) =>
    `Als je deze hut bevoorraadt, levert hij deze beurt ${[score > 0 ? points(score) : '', gain > 0 ? camels(gain) : ''].filter((part) => part !== '').join(' en ')} op.`,
  unfed: 'Er is geen voedsel voor deze hut: hij gaat terug naar je voorraad, klaar voor Assur of de volgende beurt.',
  reach: 'Brengt de velden erachter binnen bereik.',
  allFed: 'Alle hutten worden bevoorraad.',
  mostFed: (fed, all) => `Bevoorraadt zoveel mogelijk hutten: ${fed} van de ${all}.`,
  tile: (turns) =>
    turns === 0
      ? 'Eén laag extra: 1 punt aan het einde.'
      : `Eén laag extra: 1 punt in ${n(turns, { one: 'de laatste beurt', other: `elk van de ${turns} beurten die nog komen` })} en 1 aan het einde.`,
  free: 'Houdt deze velden vrij voor een ziggoerat: naast een bron mag er geen staan.',
  saved: (left) => `Bewaart ${left} voor de volgende beurt.`,
  savedForPoints: (left) => `Houdt ${left} over: elke twee leveren aan het einde 1 punt op.`,
  spent: 'Er is niets meer om uit te geven.',
  flood: (count) => `Zoals het nu staat: ${points(count)} meer bij de overstroming.`,
  rivalLess: (who, count) => `Zoals het nu staat, haalt ${who} ${points(count)} minder bij de overstroming.`,
};
