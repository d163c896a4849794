import type { SumeriaMove } from '../rules/index.ts';
import type { SumeriaWords } from './words.ts';

/** A move as advice. Chance needs none. */
export function adviceOn(move: SumeriaMove, { messages: { advise, and, gains }, place, tile }: SumeriaWords): string {
  switch (move.type) {
    case 'place':
    case 'add':
    case 'remove':
      return advise[move.type](place(move.at));
    case 'move':
      return advise.move(place(move.from), place(move.to));
    case 'take':
      // both tiles of one kind, or one of each
      return advise.take(
        new Set(move.tiles).size < move.tiles.length ? gains.set(move.tiles.length, tile(move.tiles[0]!)) : and(move.tiles.map(tile)),
      );
    default:
      return '';
  }
}
