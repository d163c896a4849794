import { elided, pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';

const n = pluralOf('fr');
/** A place in the row (une place) is feminine: 1re, 2e. */
const inRow = (position: number): string => (position === 1 ? '1re' : `${position}e`);
const points = (count: number): string => n(count, { one: `${count} point`, other: `${count} points` });

export const gains: typeof source = {
  state: (state, place, later) => `${state} (${inRow(place)} de la rangée${later ? ', pour une manche à venir' : ''})`,
  lead: (state, from) => `Prend la tête à ${state}${from === undefined ? '' : `, devant ${from}`}.`,
  ahead: (state, rival) => `Garde la tête à ${state}${rival === undefined ? '' : `, devant ${rival}`}.`,
  second: (state, first) => `Deuxième à ${state}, derrière ${first}.`,
  near: (state, rival) => `Réduit l’écart avec ${rival} à ${state}.`,
  leaves: (state, rival) =>
    `Retire un commerçant ${elided(state)}${rival === undefined ? '' : `, où ${rival} mène`}. Il pourra revenir là où il comptera.`,
  more: (count, rival) =>
    `En l’état, ${points(count)} de plus à cette manche${rival === undefined ? '' : `, et ${rival.less} de moins pour ${rival.who}`}.`,
  rivalLess: (who, count) => `En l’état, ${who} marque ${points(count)} de moins à cette manche.`,
  set: (count, tile) => n(count, { one: `${count} tuile ${tile}`, other: `${count} tuiles ${tile}` }),
  tiles: (count, sets) => `Rapporte ${points(count)} : vous aurez ${sets}.`,
};
