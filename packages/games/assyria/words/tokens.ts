/** Things on the table, by their numbers in the rules, as tokens and back. */

import type { Token } from '@shinar/words';
import { CARD_NAMES, type Card, DIGNITARIES, GOOD_SHOWN, GOODS, HEX_NAMES, type Hex, isWild, PLOW } from '../rules/index.ts';

export type Good = (typeof GOODS)[number];
/** What a card shows: a good, or a wild symbol that feeds any hut. */
export type CardSymbol = Good | 'joker' | 'plow';

export const symbolOn = (card: Card): CardSymbol => (card === PLOW ? 'plow' : isWild(card) ? 'joker' : GOODS[GOOD_SHOWN[card]!]!);

const KINDS = ['hex', 'vertex', 'hand', 'dealt', 'column', 'buy', 'dignitary', 'step', 'action'] as const;
type Kind = (typeof KINDS)[number];

export const hexToken = (hex: Hex): Token => `hex:${HEX_NAMES[hex]}`;
export const vertexToken = (vertex: number): Token => `vertex:${vertex}`;
export const handToken = (card: Card): Token => `hand:${CARD_NAMES[card]}`;
export const dealtToken = (card: Card): Token => `dealt:${CARD_NAMES[card]}`;
export const columnToken = (column: number): Token => `column:${column}`;
export const buyToken = (card: Card): Token => `buy:${CARD_NAMES[card]}`;
export const dignitaryToken = (dignitary: number): Token => `dignitary:${DIGNITARIES[dignitary]}`;
/** The step of the offering track that an offering would reach. */
export const stepToken = (step: number): Token => `step:${step}`;
export const DONE: Token = 'action:done';
export const END: Token = 'action:end';

/** Splits a token into its kind and the thing's number. */
export function read(token: Token): { readonly kind: Kind; readonly number: number } {
  const kind = KINDS.find((each) => token.startsWith(`${each}:`)) ?? 'action';
  const name = token.slice(token.indexOf(':') + 1);
  switch (kind) {
    case 'hex':
      return { kind, number: HEX_NAMES.indexOf(name) };
    case 'hand':
    case 'dealt':
    case 'buy':
      return { kind, number: CARD_NAMES.indexOf(name) };
    case 'dignitary':
      return { kind, number: (DIGNITARIES as readonly string[]).indexOf(name) };
    case 'action':
      return { kind, number: token === DONE ? 0 : 1 };
    default:
      return { kind, number: Number(name) };
  }
}
