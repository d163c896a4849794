import { GOODS, OFFERS } from '../rules/index.ts';

/** The goods on offer in an area. */
export const goodIndexes = (area: number): number[] => GOODS.flatMap((_, good) => (OFFERS[area]! & (1 << good) ? [good] : []));
