/** What a move brings who makes it; the move is what speaks. */
import { pluralOf } from '@shinar/words';
import { at } from './names.ts';

const n = pluralOf('en');
const points = (count: number): string => n(count, { one: '1 point', other: `${count} points` });
const armies = (count: number): string => n(count, { one: '1 army', other: `${count} armies` });

export const gains = {
  trade: (more: number) => `A resource worth ${more} more.`,
  tool: 'A tool is worth more than a metal, and helps to extend a city.',
  city: (most: number) => `A city to extend later, for up to ${points(most)}.`,
  extend: (count: number) => `Scores ${points(count)} at once.`,
  empire: (count: number, each: number) =>
    `${armies(count)} to start with, and ${points(each)} for every area held when the turn is scored.`,
  area: (each: number, areas: number) =>
    `${points(each)} when the turn is scored: that makes ${n(areas, { one: '1 area', other: `${areas} areas` })}.`,
  offers: (area: string, goods: string) => `Workers ${at(area)} can trade for ${goods}.`,
  scribes: 'A scribe can move a worker to where it counts, each turn.',
  'tool-makers': 'A tool maker turns a metal into a tool, each turn.',
  levy: (count: number) => `${armies(count)} more for this turn’s empire.`,
  destroy: 'A rival loses a city and its benefit.',
  reinforce: 'Harder to drive out: the area keeps scoring.',
  muster: 'Armies at home hold the first area, the others are free to go on.',
  repeat: 'Another area this action, before anyone can answer.',
  pass: 'Keeps what’s left for the next turn.',
  keptArmies: (count: number) => `Keeps ${armies(count)} for another action.`,
  keptGoods: (count: number) => `Keeps ${n(count, { one: '1 resource', other: `${count} resources` })} in hand for later.`,
  payWorker: 'Workers you don’t use are gone after this turn anyway.',
  payGood: (value: number) => `Only worth ${value}.`,
};
