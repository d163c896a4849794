/** What a move brings the player who makes it; the move is the subject of each sentence. */
import { pluralOf } from '@shinar/words';
import { at } from './names.ts';

const n = pluralOf('en');
const points = (count: number): string => n(count, { one: '1 point', other: `${count} points` });
const armies = (count: number): string => n(count, { one: '1 army', other: `${count} armies` });

export const gains = {
  trade: (more: number) => `What you get is worth ${more} more than what you give.`,
  tool: 'A tool is worth more than a metal, and it adds points to an extension.',
  city: (most: number) => `A city to extend later, for up to ${points(most)}.`,
  extend: (count: number) => `Scores ${points(count)} right away.`,
  empire: (count: number, each: number) =>
    `${armies(count)} to start with, and ${points(each)} for every area you hold when the turn is scored.`,
  area: (each: number, areas: number) =>
    `${n(each, { one: '1 more point', other: `${each} more points` })} when the turn is scored: you’ll hold ${n(areas, { one: '1 area', other: `${areas} areas` })}.`,
  offers: (area: string, goods: string) => `Workers ${at(area)} can trade for ${goods}.`,
  scribes: 'Each turn, a scribe can move a worker to where it counts.',
  'tool-makers': 'Each turn, a tool maker can turn a metal into a tool.',
  levy: (count: number) => `${n(count, { one: '1 more army', other: `${count} more armies` })} for this turn’s empire.`,
  destroy: (benefit: boolean): string => (benefit ? 'A rival loses a city and its benefit.' : 'A rival loses a city.'),
  reinforce: 'Harder to drive out: the area keeps scoring.',
  muster: 'Armies at home hold your first area; the others are free to march on.',
  repeat: 'One more area in the same action, before anyone can react.',
  pass: (last: boolean): string => (last ? 'Keeps what’s left for extending cities.' : 'Keeps what’s left for the next turn.'),
  keptArmies: (count: number) => `Keeps ${armies(count)} for another action.`,
  keptGoods: (count: number) => `Keeps ${n(count, { one: '1 resource', other: `${count} resources` })} in hand for later.`,
  payWorker: 'Workers you don’t use are lost at the end of the turn anyway.',
  payGood: (value: number) => `It’s only worth ${value}.`,
};
