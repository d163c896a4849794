/** A plan under way: what of a hand, of the markets and of the workers is still to be used, and what the next piece costs. */
import { BASES, type Flood, GOODS, goodAt, LUXURIES, MARKETS, placeOf, TOOLS, WOOD, workersAt } from '../../rules/index.ts';
import { CHAINS, SELLERS, SLOTS } from './chains.ts';

const COUNT = GOODS.length;
/** What chains end in or go through. */
export const MADE = GOODS.map((_, good) => good).filter((good) =>
  CHAINS.some((chains) => chains.some(({ steps }) => steps.includes(good))),
);
const STOCK = placeOf('stock');
const TOOL_MAKERS = placeOf('tool-makers');
const SIPPAR = placeOf('sippar');
export const NEVER = 1e9;
const MOST_WOOD = 7;
/** By good, how many in the bank a plan tells apart: wood and luxuries for its extensions, and whether there is metal on the way to tools. */
const MOST_BANK = GOODS.map((_, good) => {
  if (!MADE.includes(good)) return 0;
  if (good === WOOD) return MOST_WOOD;
  return LUXURIES.includes(good) ? BASES : 1;
});
/** No plan counts on more new traders and tool makers than this. */
const MOST_BOUGHT = 3;
/** A market that an enemy army closes, one that a trader could come to, and one with a trader. */
const CLOSED = 0;
const OPEN = 1;
const TRADING = 2;

/** What a plan can tell apart of each good in the bank. */
export const bankedOf = (state: Flood, good: number): number => Math.max(0, Math.min(MOST_BANK[good]!, state.bank[good]!));

/** How many of a seat's traders a market can serve; -1 if an enemy army closes it (F10.3). */
export function tradersAt(state: Flood, seat: number, market: number): number {
  const area = MARKETS[market]!;
  const army = state.armyOf[area]!;
  if (army !== 0 && army !== seat + 1) return -1;
  return Math.min(army === 0 ? state.workers[workersAt(seat, area)]! : state.armies[area]!, SLOTS[market]!);
}

export const sipparOf = (state: Flood, seat: number): number => (state.city[SIPPAR] === seat + 1 ? 1 : 0);
export const makersOf = (state: Flood, seat: number): number => state.workers[workersAt(seat, TOOL_MAKERS)]!;
export const stockOf = (state: Flood, seat: number): number => Math.min(MOST_BOUGHT, state.workers[workersAt(seat, STOCK)]!);

export class Hand {
  readonly have = new Int8Array(COUNT);
  readonly bank = new Int8Array(COUNT);
  readonly hands = new Int8Array(MARKETS.length);
  readonly market = new Int8Array(MARKETS.length);
  readonly taken = new Int16Array(MARKETS.length);
  sippar = 0;
  makers = 0;
  stock = 0;
  /** The goods for which a trader was had, as bits. */
  opened = 0;
  traded = false;
  /** What has been paid so far, in points. */
  spent = 0;
  /** The chains taken, as good * 16 + way. */
  readonly chains: number[] = [];

  /** Set before a plan is made: what a good is worth kept, and what an exchange costs where a trader is free, once more, and with a trader or a tool maker to come. */
  readonly worth = new Float64Array(COUNT);
  exchanging = 0;
  again = 0;
  trader = 0;
  maker = 0;
  /** No trade any more. */
  frozen = false;

  /** Of the last `cheapest`. */
  cost = 0;
  /** What one of each good costs now beside what is given for it. */
  private readonly price = new Float64Array(COUNT);

  read(state: Flood, seat: number): void {
    for (let good = 0; good < COUNT; good++) {
      this.have[good] = state.goods[goodAt(seat, good)]!;
      this.bank[good] = bankedOf(state, good);
    }
    for (let i = 0; i < MARKETS.length; i++) {
      const traders = tradersAt(state, seat, i);
      this.hands[i] = Math.max(0, traders);
      this.market[i] = traders < 0 ? CLOSED : traders > 0 ? TRADING : OPEN;
      this.taken[i] = 0;
    }
    this.sippar = sipparOf(state, seat);
    this.makers = makersOf(state, seat);
    this.stock = stockOf(state, seat);
    this.opened = 0;
    this.traded = false;
    this.spent = 0;
    this.chains.length = 0;
  }

  copyFrom(other: Hand): void {
    // shorter than a call of set takes
    for (let good = 0; good < COUNT; good++) {
      this.have[good] = other.have[good]!;
      this.bank[good] = other.bank[good]!;
    }
    for (let i = 0; i < MARKETS.length; i++) {
      this.hands[i] = other.hands[i]!;
      this.taken[i] = other.taken[i]!;
    }
    this.sippar = other.sippar;
    this.makers = other.makers;
    this.stock = other.stock;
    this.opened = other.opened;
    this.traded = other.traded;
    this.spent = other.spent;
    this.chains.length = other.chains.length;
    for (let i = 0; i < other.chains.length; i++) this.chains[i] = other.chains[i]!;
  }

  readPrices(): void {
    if (this.frozen) return;
    for (let i = 0; i < MADE.length; i++) {
      const good = MADE[i]!;
      this.price[good] = this.bank[good]! <= 0 ? NEVER : good === TOOLS ? this.craft(false) : this.exchange(good, false);
    }
  }

  /** The cheapest way to one of a good: -1 for the hand, or the index of its chain. */
  cheapest(good: number): number {
    const { have, worth, price } = this;
    this.cost = NEVER;
    if (have[good]! > 0) {
      this.cost = worth[good]!;
      return -1;
    }
    if (this.frozen) return -1;
    const chains = CHAINS[good]!;
    let best = -1;
    for (let i = 0; i < chains.length; i++) {
      const { from, steps } = chains[i]!;
      if (have[from] === 0) continue;
      let sum = worth[from]!;
      for (let k = 0; k < steps.length; k++) sum += price[steps[k]!]!;
      if (sum >= this.cost) continue;
      this.cost = sum;
      best = i;
    }
    return best;
  }

  take(good: number, way: number): void {
    if (way < 0) {
      this.have[good]!--;
      return;
    }
    const { from, steps } = CHAINS[good]![way]!;
    for (let i = 0; i < steps.length; i++) {
      if (steps[i] === TOOLS) this.craft(true);
      else this.exchange(steps[i]!, true);
    }
    this.chains.push(good * 16 + way);
    this.have[from]!--;
    this.bank[good]!--;
    this.traded = true;
    this.readPrices();
  }

  /** What an exchange for a good costs besides the good; with `commit` it is made. */
  private exchange(good: number, commit: boolean): number {
    const { hands, taken } = this;
    const sellers = SELLERS[good]!;
    const bit = 1 << good;
    let trading = (this.opened & bit) !== 0;
    let possible = false;
    for (let i = 0; i < sellers.length; i++) {
      const market = sellers[i]!;
      if (hands[market]! > 0 && (taken[market]! & bit) === 0) {
        if (commit) {
          hands[market]!--;
          taken[market]! |= bit;
        }
        return this.exchanging;
      }
      if (this.market[market] === TRADING) trading = true;
      if (this.market[market] !== CLOSED) possible = true;
    }
    if (trading) {
      if (this.sippar === 0) return this.again;
      if (commit) this.sippar = 0;
      return this.exchanging;
    }
    if (!possible || this.stock === 0) return NEVER;
    if (commit) {
      this.stock--;
      this.opened |= bit;
    }
    return this.trader;
  }

  private craft(commit: boolean): number {
    if (this.makers > 0) {
      if (commit) this.makers--;
      return this.exchanging;
    }
    if (this.stock === 0) return NEVER;
    if (commit) this.stock--;
    return this.maker;
  }
}
