import { type Code, firstOf, kindOf, pack } from '@shinar/core';

export type MarshMove =
  | { readonly type: 'berth'; readonly pool: number }
  | { readonly type: 'weather'; readonly tile: number }
  | { readonly type: 'cut' }
  | { readonly type: 'sail'; readonly to: number }
  | { readonly type: 'rest' };

export const BERTH = 0;
export const DRAW = 1;
export const CUT = 2;
export const SAIL = 3;
export const REST = 4;

export function encode(move: MarshMove): Code {
  switch (move.type) {
    case 'berth':
      return pack(BERTH, move.pool);
    case 'weather':
      return pack(DRAW, move.tile);
    case 'cut':
      return pack(CUT);
    case 'sail':
      return pack(SAIL, move.to);
    case 'rest':
      return pack(REST);
  }
}

export function decode(code: Code): MarshMove {
  switch (kindOf(code)) {
    case BERTH:
      return { type: 'berth', pool: firstOf(code) };
    case DRAW:
      return { type: 'weather', tile: firstOf(code) };
    case CUT:
      return { type: 'cut' };
    case SAIL:
      return { type: 'sail', to: firstOf(code) };
    default:
      return { type: 'rest' };
  }
}
