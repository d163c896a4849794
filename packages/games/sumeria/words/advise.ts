import type { SumeriaMove } from '../rules/index.ts';
import type { SumeriaWords } from './words.ts';

/** A move as advice. Chance needs none. */
export function adviceOn(move: SumeriaMove, { messages: { advise, and }, place, tile }: SumeriaWords): string {
  switch (move.type) {
    case 'place':
    case 'add':
    case 'remove':
      return advise[move.type](place(move.at));
    case 'move':
      return advise.move(place(move.from), place(move.to));
    case 'take':
      return advise.take(and(move.tiles.map(tile)));
    default:
      return '';
  }
}
