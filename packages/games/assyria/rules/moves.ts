/** The moves: a union for people and records, a number for lists and bots. Codes ascend in the order the kinds are listed here. */
import { type Code, firstOf, kindOf, pack, type Seat, secondOf, thirdOf } from '@shinar/core';
import type { Hex } from './board.ts';
import { type Card, FOODS } from './shared/cards.ts';

export type Move =
  | { readonly type: 'order'; readonly seat: Seat }
  | { readonly type: 'sow'; readonly card: Card }
  | { readonly type: 'fallow' }
  | { readonly type: 'deal'; readonly card: Card }
  | { readonly type: 'expansion'; readonly card: number }
  | { readonly type: 'settle'; readonly at: Hex }
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'harvest'; readonly column: number }
  | { readonly type: 'hut'; readonly at: Hex }
  /** One to three huts, ascending. */
  | { readonly type: 'feed'; readonly card: Card; readonly huts: readonly Hex[] }
  /** Three hexes, ascending. */
  | { readonly type: 'well'; readonly at: readonly Hex[] }
  | { readonly type: 'build'; readonly at: Hex }
  | { readonly type: 'extend'; readonly at: Hex }
  | { readonly type: 'intrigue'; readonly with: number }
  | { readonly type: 'offer'; readonly camels: number }
  | { readonly type: 'buy'; readonly card: Card }
  | { readonly type: 'done' }
  | { readonly type: 'end' };

export const KIND = {
  order: 0,
  sow: 1,
  deal: 2,
  expansion: 3,
  settle: 4,
  keep: 5,
  harvest: 6,
  hut: 7,
  feed: 8,
  well: 9,
  build: 10,
  extend: 11,
  intrigue: 12,
  offer: 13,
  buy: 14,
  stop: 15,
} as const;

/** Nothing to sow (A5.4): encoded as the card after the last. */
export const FALLOW: Code = pack(KIND.sow, FOODS);
export const DONE: Code = pack(KIND.stop, 0);
export const END: Code = pack(KIND.stop, 1);

/** Card and number of huts share the first of the three numbers, the huts the other two, six bits each. */
export const packFeed = (card: Card, count: number, first: Hex, second = 0, third = 0): Code =>
  pack(KIND.feed, card * 4 + count) | (first << 12) | (second << 6) | third;
export const cardFed = (code: Code): Card => firstOf(code) >> 2;
export const countFed = (code: Code): number => firstOf(code) & 3;
export const hutFed = (code: Code, index: number): Hex => (code >> (12 - 6 * index)) & 63;

export function encode(move: Move): Code {
  switch (move.type) {
    case 'order':
      return pack(KIND.order, move.seat);
    case 'fallow':
      return FALLOW;
    case 'feed':
      return packFeed(move.card, move.huts.length, ...(move.huts as [Hex]));
    case 'well':
      return pack(KIND.well, ...move.at);
    case 'settle':
    case 'hut':
    case 'build':
    case 'extend':
      return pack(KIND[move.type], move.at);
    case 'harvest':
      return pack(KIND.harvest, move.column);
    case 'intrigue':
      return pack(KIND.intrigue, move.with);
    case 'offer':
      return pack(KIND.offer, move.camels);
    case 'done':
      return DONE;
    case 'end':
      return END;
    default:
      return pack(KIND[move.type], move.card);
  }
}

export function decode(code: Code): Move {
  const first = firstOf(code);
  switch (kindOf(code)) {
    case KIND.order:
      return { type: 'order', seat: first };
    case KIND.sow:
      return code === FALLOW ? { type: 'fallow' } : { type: 'sow', card: first };
    case KIND.deal:
      return { type: 'deal', card: first };
    case KIND.expansion:
      return { type: 'expansion', card: first };
    case KIND.settle:
      return { type: 'settle', at: first };
    case KIND.keep:
      return { type: 'keep', card: first };
    case KIND.harvest:
      return { type: 'harvest', column: first };
    case KIND.hut:
      return { type: 'hut', at: first };
    case KIND.feed:
      return { type: 'feed', card: cardFed(code), huts: [0, 1, 2].slice(0, countFed(code)).map((index) => hutFed(code, index)) };
    case KIND.well:
      return { type: 'well', at: [first, secondOf(code), thirdOf(code)] };
    case KIND.build:
      return { type: 'build', at: first };
    case KIND.extend:
      return { type: 'extend', at: first };
    case KIND.intrigue:
      return { type: 'intrigue', with: first };
    case KIND.offer:
      return { type: 'offer', camels: first };
    case KIND.buy:
      return { type: 'buy', card: first };
    default:
      return code === DONE ? { type: 'done' } : { type: 'end' };
  }
}
