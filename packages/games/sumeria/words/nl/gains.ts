import { ordinalOf, pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';

const n = pluralOf('nl');
const ordinal = ordinalOf('nl');
const points = (count: number): string => n(count, { one: '1 punt', other: `${count} punten` });

export const gains: typeof source = {
  state: (state, place, later) => `${state} (${ordinal(place)} in de rij${later ? ', voor een latere ronde' : ''})`,
  lead: (state, from) => `Neemt de leiding in ${state}${from === undefined ? '' : ` over van ${from}`}.`,
  ahead: (state, rival) => `Houdt de leiding in ${state}${rival === undefined ? '' : `, vóór ${rival}`}.`,
  second: (state, first) => `Tweede in ${state}, achter ${first}.`,
  near: (state, rival) => `Komt dichter bij ${rival} in ${state}.`,
  leaves: (state, rival) =>
    `Neemt een handelaar weg uit ${state}${rival === undefined ? '' : `, waar ${rival} voorstaat`}. Je kunt hem later bijzetten waar hij wel telt.`,
  more: (count, rival) =>
    `Zoals het nu staat: ${points(count)} meer in deze ronde${rival === undefined ? '' : `, en ${rival.less} minder voor ${rival.who}`}.`,
  rivalLess: (who, count) => `Zoals het nu staat, haalt ${who} deze ronde ${points(count)} minder.`,
  set: (count, tile) => `${count} × ${tile}`,
  tiles: (count, sets) => `Levert ${points(count)} op: je hebt dan ${sets}.`,
};
