/** The moves of After the Flood; areas, places, goods and empires as indexes of their lists. */
import { type Code, firstOf, kindOf, pack, type Seat, secondOf, thirdOf } from '@shinar/core';
import type { Area, Place } from './board.ts';
import type { Empire } from './shared/empires.ts';
import type { Good, Payment } from './shared/goods.ts';

export type Move =
  | { readonly type: 'order'; readonly seats: readonly [Seat, Seat, Seat] }
  | { readonly type: 'roll'; readonly dice: readonly [number, number] }
  | { readonly type: 'pay'; readonly with: Payment }
  | { readonly type: 'city'; readonly at: Area; readonly from?: Area }
  | { readonly type: 'workers'; readonly spend: Good; readonly to: Place; readonly count: number }
  | { readonly type: 'scribe'; readonly from: Place; readonly to: Place }
  | { readonly type: 'trade'; readonly at: Area; readonly give: Good; readonly get: Good }
  | { readonly type: 'empire'; readonly of: Empire; readonly at?: Area }
  | { readonly type: 'levy' | 'equip' | 'bid'; readonly with: Good }
  | { readonly type: 'muster'; readonly armies: number }
  | { readonly type: 'invade'; readonly to: Area }
  | { readonly type: 'destroy' | 'reinforce'; readonly at: Area }
  /** `with` is a set of LUXURIES as bits. */
  | { readonly type: 'extend'; readonly at: Area; readonly with: number }
  | { readonly type: 'tool' | 'attack' | 'stop' | 'repeat' | 'pass' | 'done' };
export type MoveType = Move['type'];

export const KIND = {
  order: 0,
  roll: 1,
  pay: 2,
  city: 3,
  workers: 4,
  scribe: 5,
  trade: 6,
  tool: 7,
  empire: 8,
  /** levy, equip, bid. */
  spend: 9,
  muster: 10,
  invade: 11,
  destroy: 12,
  reinforce: 13,
  extend: 14,
  /** attack, stop, repeat, pass, done. */
  word: 15,
} as const;

const SPENDINGS = ['levy', 'equip', 'bid'] as const;
export const LEVY = 0;
export const EQUIP = 1;
export const BID = 2;

const WORDS = ['attack', 'stop', 'repeat', 'pass', 'done'] as const;
export const ATTACK_CODE = pack(KIND.word, 0);
export const STOP_CODE = pack(KIND.word, 1);
export const REPEAT_CODE = pack(KIND.word, 2);
export const PASS_CODE = pack(KIND.word, 3);
export const DONE_CODE = pack(KIND.word, 4);
export const TOOL_CODE = pack(KIND.tool);

export function encode(move: Move): Code {
  switch (move.type) {
    case 'order':
      return pack(KIND.order, ...move.seats);
    case 'roll':
      return pack(KIND.roll, ...move.dice);
    case 'pay':
      return pack(KIND.pay, move.with);
    case 'city':
      return pack(KIND.city, move.at, (move.from ?? -1) + 1);
    case 'workers':
      return pack(KIND.workers, move.spend, move.to, move.count);
    case 'scribe':
      return pack(KIND.scribe, move.from, move.to);
    case 'trade':
      return pack(KIND.trade, move.at, move.give, move.get);
    case 'tool':
      return TOOL_CODE;
    case 'empire':
      return pack(KIND.empire, move.of, (move.at ?? -1) + 1);
    case 'levy':
    case 'equip':
    case 'bid':
      return pack(KIND.spend, SPENDINGS.indexOf(move.type), move.with);
    case 'muster':
      return pack(KIND.muster, move.armies);
    case 'invade':
      return pack(KIND.invade, move.to);
    case 'destroy':
    case 'reinforce':
      return pack(KIND[move.type], move.at);
    case 'extend':
      return pack(KIND.extend, move.at, move.with);
    default:
      return pack(KIND.word, WORDS.indexOf(move.type));
  }
}

export function decode(code: Code): Move {
  const first = firstOf(code);
  const second = secondOf(code);
  switch (kindOf(code)) {
    case KIND.order:
      return { type: 'order', seats: [first, second, thirdOf(code)] };
    case KIND.roll:
      return { type: 'roll', dice: [first, second] };
    case KIND.pay:
      return { type: 'pay', with: first };
    case KIND.city:
      return second === 0 ? { type: 'city', at: first } : { type: 'city', at: first, from: second - 1 };
    case KIND.workers:
      return { type: 'workers', spend: first, to: second, count: thirdOf(code) };
    case KIND.scribe:
      return { type: 'scribe', from: first, to: second };
    case KIND.trade:
      return { type: 'trade', at: first, give: second, get: thirdOf(code) };
    case KIND.tool:
      return { type: 'tool' };
    case KIND.empire:
      return second === 0 ? { type: 'empire', of: first } : { type: 'empire', of: first, at: second - 1 };
    case KIND.spend:
      return { type: SPENDINGS[first], with: second };
    case KIND.muster:
      return { type: 'muster', armies: first };
    case KIND.invade:
      return { type: 'invade', to: first };
    case KIND.destroy:
      return { type: 'destroy', at: first };
    case KIND.reinforce:
      return { type: 'reinforce', at: first };
    case KIND.extend:
      return { type: 'extend', at: first, with: second };
    default:
      return { type: WORDS[first] };
  }
}
