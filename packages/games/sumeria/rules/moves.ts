import { type Code, firstOf, kindOf, pack, type Seat, secondOf } from '@shinar/core';

export type Move =
  | { readonly type: 'state'; readonly state: number }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'tile'; readonly tile: number }
  | { readonly type: 'place'; readonly at: number }
  | { readonly type: 'add'; readonly at: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'remove'; readonly at: number }
  /** One tile, or two in ascending order. */
  | { readonly type: 'take'; readonly tiles: readonly number[] };

export const KIND = { state: 0, first: 1, tile: 2, place: 3, add: 4, move: 5, remove: 6, take: 7 } as const;

/** `other` is 0 for one tile, else the second tile's kind + 1. */
export const takeCode = (tile: number, other: number): Code => pack(KIND.take, tile, other);

export function encode(move: Move): Code {
  switch (move.type) {
    case 'state':
      return pack(KIND.state, move.state);
    case 'first':
      return pack(KIND.first, move.seat);
    case 'tile':
      return pack(KIND.tile, move.tile);
    case 'place':
      return pack(KIND.place, move.at);
    case 'add':
      return pack(KIND.add, move.at);
    case 'move':
      return pack(KIND.move, move.from, move.to);
    case 'remove':
      return pack(KIND.remove, move.at);
    case 'take':
      return takeCode(move.tiles[0], move.tiles.length === 1 ? 0 : move.tiles[1] + 1);
  }
}

export function decode(code: Code): Move {
  const first = firstOf(code);
  const second = secondOf(code);
  switch (kindOf(code)) {
    case KIND.state:
      return { type: 'state', state: first };
    case KIND.first:
      return { type: 'first', seat: first };
    case KIND.tile:
      return { type: 'tile', tile: first };
    case KIND.place:
      return { type: 'place', at: first };
    case KIND.add:
      return { type: 'add', at: first };
    case KIND.move:
      return { type: 'move', from: first, to: second };
    case KIND.remove:
      return { type: 'remove', at: first };
    case KIND.take:
      return { type: 'take', tiles: second === 0 ? [first] : [first, second - 1] };
    default:
      throw new Error(`decode: ${code} is no move of Sumeria`);
  }
}
