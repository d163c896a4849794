import { pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';

const n = pluralOf('de');
const points = (count: number): string => n(count, { one: '1 Punkt', other: `${count} Punkte` });

export const gains: typeof source = {
  state: (state, place, later) => `${state} (Platz ${place} in der Reihe${later ? ', für eine spätere Runde' : ''})`,
  lead: (state, from) => `Übernimmt die Führung in ${state}${from === undefined ? '' : `, vor ${from}`}.`,
  ahead: (state, rival) => `Behält die Führung in ${state}${rival === undefined ? '' : `, vor ${rival}`}.`,
  second: (state, first) => `Rang 2 in ${state}, hinter ${first}.`,
  near: (state, rival) => `Rückt in ${state} an ${rival} heran.`,
  leaves: (state, rival) =>
    `Nimmt einen Händler aus ${state} heraus${rival === undefined ? '' : `, wo ${rival} führt`}; später kannst du ihn dort einsetzen, wo er zählt.`,
  more: (count, rival) =>
    `Nach jetzigem Stand ${points(count)} mehr in dieser Runde${rival === undefined ? '' : `, und ${rival.less} weniger für ${rival.who}`}.`,
  rivalLess: (who, count) => `Nach jetzigem Stand holt ${who} in dieser Runde ${points(count)} weniger.`,
  set: (count, tile) => `${count} × ${tile}`,
  tiles: (count, sets) => `Bringt ${points(count)}: Du hast dann ${sets}.`,
};
