/** The moves of After the Flood as picks. What to do and where may be picked in either order; a good and a place put workers there. */
import { EMPIRES, type Flood, GOODS, luxuriesOf, type Move, PAYMENTS, placeOf, STAGE, VALUE, workersAt } from '@shinar/after-the-flood';
import type { Picks } from '../../table/picks.ts';
import { goodIndexes } from './good-indexes.ts';
import { ARMY_TOKEN, countToken, type Deed, deedToken, empireToken, getToken, goodToken, placeToken } from './tokens.ts';

const SCRIBES = placeOf('scribes');
const USED_SCRIBES = placeOf('used-scribes');
const STOCK = placeOf('stock');
const SCRIBES_MOST = 2;

/** How many workers a good could put into a place. */
function mostWorkers(state: Flood, good: number, to: number): number {
  const own = (place: number): number => state.workers[workersAt(state.seat, place)]!;
  const room = to === SCRIBES ? SCRIBES_MOST - own(SCRIBES) - own(USED_SCRIBES) : STOCK;
  return Math.min(VALUE[good]!, own(STOCK), room);
}

/** Whether an area offers one good only, so that what is got need not be said. */
const isSingleMarket = (area: number): boolean => goodIndexes(area).length === 1;

const payToken = (payment: number): string => {
  if (payment < GOODS.length) return goodToken(payment);
  return PAYMENTS[payment] === 'worker' ? placeToken(STOCK) : ARMY_TOKEN;
};

const homeOf = (empire: number): number => placeOf(EMPIRES[empire] as Parameters<typeof placeOf>[0]);

export function picks(state: Flood, move: Move): Picks {
  const doing = (deed: Deed, place: number): Picks => [[deedToken(deed), placeToken(place)]];
  switch (move.type) {
    case 'order':
      return [`chance:order-${move.seats.join('')}`];
    case 'roll':
      return [`chance:roll-${move.dice.join('')}`];
    case 'pay':
      return [payToken(move.with)];
    case 'city':
      return [[deedToken('city'), placeToken(move.at), ...(move.from === undefined ? [] : [placeToken(move.from)])]];
    case 'workers': {
      const counted = mostWorkers(state, move.spend, move.to) > 1;
      return [[goodToken(move.spend), placeToken(move.to)], ...(counted ? [countToken(move.count)] : [])];
    }
    case 'scribe':
      return [...doing('scribe', move.from), placeToken(move.to)];
    case 'trade': {
      const at = state.stage === STAGE.trading ? [placeToken(move.at)] : doing('trade', move.at);
      return [...at, goodToken(move.give), ...(isSingleMarket(move.at) ? [] : [getToken(move.get)])];
    }
    case 'empire':
      return [[empireToken(move.of), placeToken(move.at ?? homeOf(move.of))]];
    case 'levy':
    case 'equip':
    case 'bid':
      return [goodToken(move.with)];
    case 'muster':
      return [countToken(move.armies)];
    case 'invade':
      return doing('invade', move.to);
    case 'destroy':
    case 'reinforce':
      return doing(move.type, move.at);
    case 'extend':
      return [placeToken(move.at), luxuriesOf(move.with).map(goodToken), deedToken('extend')];
    default:
      return [deedToken(move.type)];
  }
}
