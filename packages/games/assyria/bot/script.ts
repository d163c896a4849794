/** Assyria by the book, without looking ahead: huts where the cards feed them and wells can be dug, every camel spent, ziggurats first, then Assur and offerings. */

import type { Script } from '@shinar/bots';
import { type Code, MoveList, type Seat } from '@shinar/core';
import {
  type AssyriaState,
  assyria,
  bestFeeding,
  cardsOf,
  GOOD_OF,
  GOOD_SHOWN,
  GOODS,
  type Hex,
  held,
  hexesAround,
  holds,
  isWild,
  JOKER,
  PHASE,
  PLOW,
  REGION_OF,
  REGIONS,
  SYMBOLS,
  SYMBOLS_MOST,
  VERTICES,
} from '../rules/index.ts';

const { rules } = assyria;
/** What a style likes, in points: a hut on each region, the first on a river, a corner that becomes a well, and what camels go to first. */
interface Style {
  readonly regions: readonly number[];
  readonly well: number;
  readonly spend: readonly ('build' | 'extend' | 'intrigue' | 'offer' | 'buy')[];
}

const STYLES: Readonly<Record<string, Style>> = {
  script: { regions: [1, 2, 2.5, 2.5], well: 5, spend: ['build', 'extend', 'offer', 'intrigue', 'buy'] },
  'script-builder': { regions: [1, 2, 3.2, 3.2], well: 3, spend: ['build', 'extend', 'offer', 'buy', 'intrigue'] },
  'script-trader': { regions: [1, 1.5, 3, 3], well: 4, spend: ['intrigue', 'build', 'extend', 'offer', 'buy'] },
};
/** A hut that no card feeds goes back: it is worth next to nothing. */
const UNFED = 0.2;
const FERTILE = REGIONS.indexOf('fertile');

const list = new MoveList();

/** Symbols for each good in a hand, and the cards that feed anywhere. */
function foodOf(state: AssyriaState, seat: Seat): { byGood: number[]; wild: number } {
  const byGood = GOODS.map((_, good) => [0, 1, 2].reduce((sum, n) => sum + (n + 1) * held(state, seat, good * SYMBOLS_MOST + n), 0));
  const wild = held(state, seat, JOKER) + held(state, seat, PLOW);
  return { byGood, wild };
}

const hutsOn = (state: AssyriaState, seat: Seat, good: number): number =>
  GOOD_OF.filter((of, hex) => of === good && holds(state.huts, seat, hex)).length;

/** How many of a seat's huts its cards feed. */
function fedBy(state: AssyriaState, seat: Seat): number {
  const { byGood, wild } = foodOf(state, seat);
  let fed = 0;
  let hungry = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const huts = hutsOn(state, seat, good);
    fed += Math.min(huts, byGood[good]!);
    hungry += Math.max(0, huts - byGood[good]!);
  }
  return fed + Math.min(hungry, wild);
}

/** What a new hut is worth where it stands. */
function hutWorth(state: AssyriaState, seat: Seat, hex: Hex, style: Style): number {
  const after = state.clone();
  rules.apply(after, rules.encode({ type: 'hut', at: hex }));
  const fed = fedBy(after, seat) > fedBy(state, seat) ? 1 : UNFED;
  let wells = 0;
  for (const vertex of VERTICES) {
    const hexes = hexesAround(vertex);
    if (!hexes.includes(hex) || hexes.some((one) => REGION_OF[one] === FERTILE)) continue;
    const own = hexes.filter((one) => holds(state.huts, seat, one)).length;
    wells += own === 2 ? style.well : own === 1 ? style.well / 5 : 0;
  }
  return fed * (style.regions[REGION_OF[hex]!]! + wells);
}

/** The best of the legal moves of a type, by what they are worth. */
function best<T extends ReturnType<typeof rules.decode>['type']>(
  type: T,
  worth: (move: Extract<ReturnType<typeof rules.decode>, { type: T }>) => number,
): Code | undefined {
  let found: Code | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const code of Array.from(list.codes.subarray(0, list.length))) {
    const move = rules.decode(code);
    if (move.type !== type) continue;
    const value = worth(move as Extract<typeof move, { type: T }>);
    if (value <= most) continue;
    most = value;
    found = code;
  }
  return found;
}

/** The column that feeds most, by symbols of goods that lie about the own pieces; jokers feed anywhere. */
function columnWorth(state: AssyriaState, seat: Seat, column: number): number {
  return cardsOf(state, column).reduce((sum, card) => {
    if (isWild(card)) return sum + 1.5;
    const good = GOOD_SHOWN[card]!;
    return sum + (hutsOn(state, seat, good) > 0 ? 1 : 0.7) * SYMBOLS[card]!;
  }, 0);
}

function spendCamels(state: AssyriaState, style: Style): Code {
  const last = state.turn === 2 || (state.reign === 0 && state.turn === 1);
  for (const type of style.spend) {
    const code =
      type === 'intrigue'
        ? last
          ? best('intrigue', ({ with: dignitary }) => -dignitary)
          : undefined
        : type === 'offer'
          ? last
            ? best('offer', ({ camels }) => camels)
            : undefined
          : type === 'buy'
            ? best('buy', ({ card }) => card)
            : best(type, ({ at }) => state.level[at]! + (REGION_OF[at] === FERTILE ? 0 : 1));
    if (code !== undefined) return code;
  }
  return list.codes[list.length - 1]!;
}

function chooserOf(style: Style): Script<AssyriaState> {
  return (state) => {
    const seat = rules.actor(state);
    rules.legal(state, list);
    const first = list.codes[0]!;
    switch (state.phase) {
      case PHASE.keep:
        return best('keep', ({ card }) => card % SYMBOLS_MOST) ?? first;
      case PHASE.harvest:
        return best('harvest', ({ column }) => columnWorth(state, seat, column)) ?? first;
      case PHASE.huts:
        return best('hut', ({ at }) => hutWorth(state, seat, at, style)) ?? first;
      case PHASE.supply: {
        const [feed] = bestFeeding(state, seat);
        return feed === undefined ? first : rules.encode(feed);
      }
      case PHASE.wells:
        return first;
      case PHASE.actions:
        return spendCamels(state, style);
      default:
        return first;
    }
  };
}

/** By name. */
export const scripts: Readonly<Record<string, () => Script>> = Object.fromEntries(
  Object.entries(STYLES).map(([name, style]) => [name, () => chooserOf(style) as Script]),
);
