/** The chains of a trade action worth showing: for each first and last good the shortest way, best gain first. */
import { type Chain, type Flood, tradeChains, VALUE } from '../rules/index.ts';

export const gainOf = ({ from, to }: Chain): number => VALUE[to]! - VALUE[from]!;

export function bestChains(state: Flood, seat: number): Chain[] {
  const best = new Map<string, Chain>();
  for (const chain of tradeChains(state, seat)) {
    if (chain.from === chain.to) continue;
    const key = `${chain.from} ${chain.to}`;
    const known = best.get(key);
    if (known === undefined || chain.links.length < known.links.length) best.set(key, chain);
  }
  return [...best.values()].sort((a, b) => a.from - b.from || gainOf(b) - gainOf(a) || a.links.length - b.links.length);
}
