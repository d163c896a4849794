/** What a move brings the player who makes it; the move is the subject of each sentence. */
import { ordinalOf, pluralOf } from '@shinar/words';

const n = pluralOf('en');
const ordinal = ordinalOf('en');
const points = (count: number): string => n(count, { one: '1 point', other: `${count} points` });

export const gains = {
  state: (state: string, place: number, later: boolean) => `${state} (${ordinal(place)} in the row${later ? ', for a later round' : ''})`,
  lead: (state: string, from: string | undefined) => `Takes the lead in ${state}${from === undefined ? '' : ` from ${from}`}.`,
  ahead: (state: string, rival: string | undefined) => `Keeps the lead in ${state}${rival === undefined ? '' : `, ahead of ${rival}`}.`,
  second: (state: string, first: string) => `Second in ${state}, behind ${first}.`,
  near: (state: string, rival: string) => `Closes in on ${rival} in ${state}.`,
  leaves: (state: string, rival: string | undefined) =>
    `Takes a trader out of ${state}${rival === undefined ? '' : `, where ${rival} leads`}; it can come back where it counts.`,
  more: (count: number, rival: { who: string; less: number } | undefined) =>
    `As things stand, ${n(count, { one: '1 more point', other: `${count} more points` })} this round${rival === undefined ? '' : `, and ${rival.less} fewer for ${rival.who}`}.`,
  rivalLess: (who: string, count: number) => `As things stand, ${who} scores ${points(count)} less this round.`,
  set: (count: number, tile: string) => n(count, { one: `1 ${tile} tile`, other: `${count} ${tile} tiles` }),
  tiles: (count: number, sets: string) => `Brings ${points(count)}: you’ll have ${sets}.`,
};
