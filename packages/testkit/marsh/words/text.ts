/** The position as text. */
import type { TextSection } from '@shinar/words';
import { POOL_NAMES } from '../rules/board.ts';
import type { MarshState } from '../rules/state.ts';
import { poolToken } from './tokens.ts';
import type { MarshWords } from './words.ts';

export function textOf(state: MarshState, words: MarshWords): TextSection[] {
  const { board, label, players, reeds } = words.messages;
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return [
    { title: board, lines: POOL_NAMES.map((_, pool) => ({ token: poolToken(pool), text: words.pool(pool, state) })) },
    { title: players, lines: seats.map((seat) => ({ text: label(words.who(seat), reeds(state.cut[seat]!)) })) },
  ];
}
