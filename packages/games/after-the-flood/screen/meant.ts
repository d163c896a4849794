/** The moves somebody may have meant by a token that is not offered, likeliest first: the first refused one tells why not. */

import type { Token } from '@shinar/table';
import {
  AREAS,
  afterTheFlood,
  type Flood,
  GOODS,
  goodAt,
  isSumer,
  LUXURIES,
  type Move,
  PAYMENTS,
  PHASE,
  PLACES,
  placeOf,
} from '../rules/index.ts';
import { goodIndexes } from '../words/good-indexes.ts';
import { ARMY_TOKEN, type Deed, deedIn, empireIn, firstOf, getIn, goodIn, placeIn } from '../words/tokens.ts';

const IRRIGATION = placeOf('irrigation');
const STOCK = placeOf('stock');
const isArea = (place: number): boolean => place < AREAS.length;
/** What markets take most. */
const LIKELY = ['tools', 'textiles', 'grain'] as const;

/** The first good of which the seat to act has a piece. */
const firstInHand = (state: Flood): number => {
  return Math.max(
    0,
    GOODS.findIndex((_, good) => state.goods[goodAt(state.seat, good)]! > 0),
  );
};

/** The good in hand that a market is likeliest to take: textiles, tools or whatever is there. */
function tradeAt(state: Flood, at: number, give: number | undefined, get: number | undefined): Move {
  const wanted = get ?? goodIndexes(at)[0] ?? 0;
  const likely = LIKELY.map((name) => GOODS.indexOf(name));
  const held = likely.find((good) => state.goods[goodAt(state.seat, good)]! > 0) ?? firstInHand(state);
  return { type: 'trade', at, give: give ?? held, get: wanted };
}

/** What a deed at a place would be. */
function deedAt(state: Flood, deed: Deed, place: number, good: number | undefined): Move[] {
  switch (deed) {
    case 'city':
    case 'moveCity':
      return [{ type: 'city', at: place }];
    case 'trade':
      return [tradeAt(state, place, good, undefined)];
    case 'scribe':
      return [{ type: 'scribe', from: place, to: place === IRRIGATION ? STOCK : IRRIGATION }];
    case 'invade':
      return [{ type: 'invade', to: place }];
    case 'destroy':
    case 'reinforce':
      return [{ type: deed, at: place }];
    default:
      return [];
  }
}

/** What a tap on a place alone would be, by what is asked. */
function atPlace(state: Flood, place: number): Move[] {
  if (state.phase === PHASE.trading) return [tradeAt(state, place, undefined, undefined)];
  if (state.phase === PHASE.extend) return [{ type: 'extend', at: place, with: 0 }];
  if (state.phase === PHASE.again) {
    return [
      { type: 'invade', to: place },
      { type: 'reinforce', at: place },
    ];
  }
  const workers: Move = { type: 'workers', spend: firstInHand(state), to: place, count: 1 };
  if (place === STOCK)
    return [
      { type: 'pay', with: PAYMENTS.indexOf('worker') },
      { type: 'scribe', from: STOCK, to: IRRIGATION },
    ];
  if (PLACES[place]!.startsWith('used-')) return [{ type: 'scribe', from: place, to: IRRIGATION }];
  if (!isArea(place)) return [workers];
  return isSumer(place)
    ? [
        { type: 'city', at: place },
        { type: 'invade', to: place },
      ]
    : [workers, { type: 'invade', to: place }];
}

/** What a tap on a good alone would be, by what is asked. */
function withGood(state: Flood, good: number): Move[] {
  switch (state.phase) {
    case PHASE.act:
      return [
        { type: 'workers', spend: good, to: IRRIGATION, count: 1 },
        { type: 'pay', with: good },
      ];
    case PHASE.trading:
      return [{ type: 'bid', with: good }];
    case PHASE.levy:
      return [{ type: 'levy', with: good }];
    case PHASE.equip:
      return [{ type: 'equip', with: good }];
    case PHASE.bid:
      return [{ type: 'bid', with: good }];
    default:
      return [{ type: 'workers', spend: good, to: IRRIGATION, count: 1 }];
  }
}

/** A good picked after a place. */
function goodAtPlace(state: Flood, chosen: readonly Token[], place: number, good: number): Move[] {
  if (state.phase === PHASE.extend) {
    const bits = [...chosen.map(goodIn), good].reduce<number>((sum, one) => sum | luxuryBit(one), 0);
    return [{ type: 'extend', at: place, with: bits }];
  }
  if (state.phase === PHASE.trading || chosen.some((token) => deedIn(token) === 'trade')) {
    const taking = goodIndexes(place).map((get) => tradeAt(state, place, good, get));
    return taking.length > 0 ? taking : [tradeAt(state, place, good, undefined)];
  }
  return [{ type: 'workers', spend: good, to: place, count: 1 }];
}

/** The bit of a luxury in an extension; of any other good, none that exists. */
function luxuryBit(good: number | undefined): number {
  if (good === undefined) return 0;
  const luxury = LUXURIES.indexOf(good);
  return 1 << (luxury < 0 ? LUXURIES.length : luxury);
}

/** A place picked after another one begins anew where something can be done there. */
const begins = (state: Flood, moves: readonly Move[]): boolean =>
  moves.some((move) => afterTheFlood.rules.refuse(state, move) === undefined);

export function meant(state: Flood, chosen: readonly Token[], token: Token): readonly Move[] {
  const deed = chosen.map(deedIn).find((each) => each !== undefined) ?? deedIn(token);
  const place = placeIn(token);
  const good = goodIn(token);
  const pickedPlace = firstOf(placeIn, chosen);
  const pickedGood = firstOf(goodIn, chosen);
  const pickedEmpire = firstOf(empireIn, chosen) ?? empireIn(token);
  if (token === ARMY_TOKEN) return [{ type: 'pay', with: PAYMENTS.indexOf('army') }];
  if (pickedEmpire !== undefined && good === undefined) {
    const at = place ?? pickedPlace;
    return at === undefined
      ? [{ type: 'empire', of: pickedEmpire }]
      : [
          { type: 'empire', of: pickedEmpire, at },
          { type: 'empire', of: pickedEmpire },
        ];
  }
  if (place !== undefined) {
    if (deed === 'scribe' && pickedPlace !== undefined) return [{ type: 'scribe', from: pickedPlace, to: place }];
    if (deed === 'moveCity' && pickedPlace !== undefined) return [{ type: 'city', at: place, from: pickedPlace }];
    if (deed !== undefined) return deedAt(state, deed, place, pickedGood);
    if (pickedGood !== undefined) return [{ type: 'workers', spend: pickedGood, to: place, count: 1 }];
    const moves = atPlace(state, place);
    return chosen.length > 0 && begins(state, moves) ? [] : moves;
  }
  if (good !== undefined) return pickedPlace === undefined ? withGood(state, good) : goodAtPlace(state, chosen, pickedPlace, good);
  const get = getIn(token);
  if (get !== undefined && pickedPlace !== undefined) return [tradeAt(state, pickedPlace, pickedGood, get)];
  if (deed === undefined) return [];
  if (pickedPlace !== undefined) return deedAt(state, deed, pickedPlace, pickedGood);
  return deed === 'tool' || deed === 'pass' || deed === 'done' || deed === 'repeat' || deed === 'attack' || deed === 'stop'
    ? [{ type: deed }]
    : [];
}
