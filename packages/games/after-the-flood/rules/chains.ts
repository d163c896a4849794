/** F10: what one trade action can do, for planners. */
import { MoveList, type Seat } from '@shinar/core';
import { apply } from './contract/apply.ts';
import { DONE_CODE, decode, type Move } from './moves.ts';
import { listTrading } from './phases/trade.ts';
import { GOOD_COUNT, type Good, METAL, TOOLS } from './shared/goods.ts';
import { goodAt, PHASE, type State } from './state.ts';

/** A trade, or making a tool. */
export type Link = Extract<Move, { type: 'trade' }> | { readonly type: 'tool' };
/** One piece traded on and on: every link gives away what the one before it brought. */
export interface Chain {
  readonly from: Good;
  readonly to: Good;
  readonly links: readonly Link[];
}

/** A copy of the state in which the seat trades; if it is in a trade action already, that goes on. */
function tradingCopy(state: State, seat: Seat): State {
  const copy = state.clone();
  if (state.phase !== PHASE.trading || state.seat !== seat) {
    copy.taken.fill(0);
    copy.sippar = 0;
  }
  copy.phase = PHASE.trading;
  copy.seat = seat;
  return copy;
}

function linksIn(state: State): number[] {
  const list = new MoveList();
  listTrading(state, list);
  return list.toArray().filter((code) => code !== DONE_CODE);
}

const givenBy = (link: Link): Good => (link.type === 'tool' ? METAL : link.give);
const gotBy = (link: Link): Good => (link.type === 'tool' ? TOOLS : link.get);

/** Every chain that a seat could trade in one action now; a chain comes after the shorter ones it extends. */
export function tradeChains(state: State, seat: Seat): Chain[] {
  const chains: Chain[] = [];
  const lengthen = (at: State, links: readonly Link[], piece: Good | undefined): void => {
    for (const code of linksIn(at)) {
      const link = decode(code) as Link;
      if (piece !== undefined && givenBy(link) !== piece) continue;
      const longer = [...links, link];
      chains.push({ from: givenBy(longer[0]), to: gotBy(link), links: longer });
      const after = at.clone();
      apply(after, code);
      lengthen(after, longer, gotBy(link));
    }
  };
  lengthen(tradingCopy(state, seat), [], undefined);
  return chains;
}

export interface Outcome {
  /** The goods in hand after the action. */
  readonly goods: readonly number[];
  /** The fewest trades that lead there. */
  readonly links: readonly Link[];
}

/** Every hand that a seat could hold after one trade action, by number of trades. There can be many: stop when you have enough. */
export function* tradeOutcomes(state: State, seat: Seat): Generator<Outcome> {
  const hands = new Set<string>();
  const seen = new Set<string>();
  let ring = [{ at: tradingCopy(state, seat), links: [] as readonly Link[] }];
  while (ring.length > 0) {
    const next: typeof ring = [];
    for (const { at, links } of ring) {
      const goods = Array.from(at.goods.subarray(goodAt(seat, 0), goodAt(seat, GOOD_COUNT)));
      if (!hands.has(goods.join())) {
        hands.add(goods.join());
        yield { goods, links };
      }
      for (const code of linksIn(at)) {
        const after = at.clone();
        apply(after, code);
        const key = after.bytes.join();
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ at: after, links: [...links, decode(code) as Link] });
      }
    }
    ring = next;
  }
}
