import { LUXURIES, type Move, PAYMENTS } from '../rules/index.ts';
import type { FloodWords } from './words.ts';

/** A move as advice. Chance needs none. */
export function adviceOn(move: Move, words: FloodWords): string {
  const { and, empire, place } = words;
  const { advise, payments } = words.messages;
  const one = (good: number): string => words.pieces(good, 1);
  const payment = (of: number): string => {
    const name = PAYMENTS[of];
    return name === 'worker' || name === 'army' ? payments[name] : one(of);
  };
  switch (move.type) {
    case 'pay':
      return advise.pay(payment(move.with));
    case 'city':
      return move.from === undefined ? advise.city(place(move.at)) : advise.moveCity(place(move.from), place(move.at));
    case 'workers':
      return advise.workers(one(move.spend), move.count, place(move.to));
    case 'scribe':
      return advise.scribe(place(move.from), place(move.to));
    case 'trade':
      return advise.trade(one(move.give), one(move.get), place(move.at));
    case 'empire':
      return advise.empire(empire(move.of), move.at === undefined ? undefined : place(move.at));
    case 'levy':
    case 'equip':
    case 'bid':
      return advise[move.type](one(move.with));
    case 'muster':
      return advise.muster(move.armies);
    case 'invade':
      return advise.invade(place(move.to));
    case 'destroy':
    case 'reinforce':
      return advise[move.type](place(move.at));
    case 'extend': {
      const with_ = LUXURIES.filter((_, bit) => move.with & (1 << bit)).map(one);
      return advise.extend(place(move.at), with_.length === 0 ? undefined : and(with_));
    }
    case 'order':
    case 'roll':
      return '';
    default:
      return advise[move.type];
  }
}
