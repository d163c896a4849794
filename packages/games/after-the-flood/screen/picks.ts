/** The moves of After the Flood as picks. What to do and where may be picked in either order; a good and a place put workers there. */

import type { GameUi, Picks, Token } from '@shinar/table';
import {
  type AfterTheFlood,
  type Flood,
  GOODS,
  HOME,
  luxuriesOf,
  type Move,
  mostWorkers,
  PAYMENTS,
  PHASE,
  placeOf,
} from '../rules/index.ts';
import { goodIndexes } from '../words/good-indexes.ts';
import { ARMY_TOKEN, countToken, type Deed, deedToken, empireToken, getToken, goodToken, placeToken } from '../words/tokens.ts';

const STOCK = placeOf('stock');

/** Whether an area offers one good only, so that what is got need not be said. */
const isSingleMarket = (area: number): boolean => goodIndexes(area).length === 1;

const payToken = (payment: number): string => {
  if (payment < GOODS.length) return goodToken(payment);
  return PAYMENTS[payment] === 'worker' ? placeToken(STOCK) : ARMY_TOKEN;
};

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
      return move.from === undefined ? doing('city', move.at) : [...doing('moveCity', move.from), placeToken(move.at)];
    case 'workers': {
      const counted = mostWorkers(state, move.spend, move.to) > 1;
      return [[goodToken(move.spend), placeToken(move.to)], ...(counted ? [countToken(move.count)] : [])];
    }
    case 'scribe':
      return [...doing('scribe', move.from), placeToken(move.to)];
    case 'trade': {
      const at = state.phase === PHASE.trading ? [placeToken(move.at)] : doing('trade', move.at);
      return [...at, goodToken(move.give), ...(isSingleMarket(move.at) ? [] : [getToken(move.get)])];
    }
    case 'empire':
      return move.at === undefined ? [empireToken(move.of)] : [[empireToken(move.of), placeToken(move.at)]];
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

const kindOf = (token: Token): string => token.slice(0, token.indexOf(':'));
const PLAIN = ['place', 'good', 'get', 'count'];
/** Deeds that end something are no actions to choose a place for. */
const ENDS: readonly Token[] = [deedToken('pass'), deedToken('done'), deedToken('stop')];

/** Less at once: first what to do, then where; at the land that was tapped, all that can be done there. */
export const fewer: Pick<GameUi<AfterTheFlood>, 'first' | 'sure' | 'stays'> = {
  first(chosen, offered) {
    const begins = (token: Token): boolean => kindOf(token) === 'good' || (kindOf(token) === 'do' && !ENDS.includes(token));
    if (chosen.length > 0 || ![...offered].some(begins)) return offered;
    // available workers pay like goods (F7.2)
    return new Set([...offered].filter((token) => kindOf(token) !== 'place' || token === placeToken(STOCK)));
  },
  sure: (token) => PLAIN.includes(kindOf(token)),
  stays: (token) => kindOf(token) === 'place',
};

/** F11.2: an empire whose home is fixed can be started from there, too. */
export const otherPicks = (_state: Flood, move: Move): readonly Picks[] =>
  move.type === 'empire' && move.at === undefined ? [[placeToken(HOME[move.of]!), empireToken(move.of)]] : [];
