/** F10: the ways in which one good becomes another. */
import { GOODS, MARKETS, OFFERS } from '../../rules/index.ts';

type GoodName = (typeof GOODS)[number];
const of = (name: GoodName): number => GOODS.indexOf(name);

export interface Chain {
  readonly from: number;
  /** The goods on the way, the last one wanted; tools come of metal alone, by a tool maker. */
  readonly steps: readonly number[];
}

const chain = (...goods: GoodName[]): Chain => ({ from: of(goods[0]!), steps: goods.slice(1).map(of) });
const ALL: readonly Chain[] = [
  chain('grain', 'wood'),
  chain('textiles', 'wood'),
  chain('tools', 'wood'),
  chain('metal', 'tools', 'wood'),
  chain('metal', 'tools'),
  chain('grain', 'metal', 'tools'),
  chain('textiles', 'metal', 'tools'),
  chain('textiles', 'oil'),
  chain('tools', 'oil'),
  chain('metal', 'tools', 'oil'),
  chain('grain', 'metal', 'tools', 'oil'),
  chain('textiles', 'gold'),
  chain('tools', 'gold'),
  chain('oil', 'gold'),
  chain('metal', 'tools', 'gold'),
  chain('grain', 'metal', 'tools', 'gold'),
  chain('tools', 'lapis'),
  chain('oil', 'lapis'),
  chain('gold', 'lapis'),
  chain('metal', 'tools', 'lapis'),
  chain('textiles', 'oil', 'lapis'),
  chain('textiles', 'gold', 'lapis'),
  chain('grain', 'metal', 'tools', 'lapis'),
];
/** By the good they end in. */
export const CHAINS: readonly (readonly Chain[])[] = GOODS.map((_, good) => ALL.filter(({ steps }) => steps.at(-1) === good));

/** Of each market, how many goods it offers; for each good the markets that offer it, the ones with little else first. */
const offered = (area: number): number => GOODS.filter((_, good) => OFFERS[area]! & (1 << good)).length;
export const SLOTS: readonly number[] = MARKETS.map(offered);
/** By area, whether a market or not. */
export const SLOTS_AT: readonly number[] = OFFERS.map((_, area) => offered(area));
export const SELLERS: readonly (readonly number[])[] = GOODS.map((_, good) =>
  MARKETS.map((_area, market) => market)
    .filter((market) => OFFERS[MARKETS[market]!]! & (1 << good))
    .sort((a, b) => SLOTS[a]! - SLOTS[b]!),
);
