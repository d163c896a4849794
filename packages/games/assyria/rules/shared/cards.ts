/** A1.3, A1.4: the cards. Food cards are numbered grape1, grape2, grape3, palm1 ... dates3, joker; the plough comes last. */
import { GOODS } from '../board.ts';

export type Card = number;

export const SYMBOLS_MOST = 3;
export const CARD_NAMES: readonly string[] = [...GOODS.flatMap((good) => [1, 2, 3].map((symbols) => `${good}${symbols}`)), 'joker', 'plow'];
export const JOKER: Card = GOODS.length * SYMBOLS_MOST;
export const PLOW: Card = JOKER + 1;
/** Kinds of Food card. */
export const FOODS = PLOW;
/** Kinds of card in a hand. */
export const KINDS = FOODS + 1;

const ALL = Array.from({ length: KINDS }, (_, card) => card);
/** Jokers and ploughs show no good. */
export const isWild = (card: Card): boolean => card >= JOKER;
export const GOOD_SHOWN = Int8Array.from(ALL, (card) => (isWild(card) ? -1 : Math.floor(card / SYMBOLS_MOST)));
/** The most huts a card can feed. */
export const SYMBOLS = Int8Array.from(ALL, (card) => (isWild(card) ? 1 : 1 + (card % SYMBOLS_MOST)));
/** A5.1: by symbols, jokers on the right. */
export const SOWING_ORDER = Int8Array.from(ALL, (card) => (isWild(card) ? SYMBOLS_MOST + 1 : SYMBOLS[card]));
export const PRICE = Int8Array.from(ALL, (card) => (!isWild(card) && SYMBOLS[card] === 1 ? 1 : 2));
export const COPIES = Int8Array.from(ALL.slice(0, FOODS), (card) => (card === JOKER ? 5 : [3, 2, 2][SYMBOLS[card] - 1]));

/** Values of the Expansion cards, and how many of each there are. */
export const EXPANSION_LEAST = 2;
export const EXPANSION_VALUES = [2, 3, 4] as const;
export const EXPANSION_COPIES = Int8Array.from([2, 4, 3]);
export const FIRST_EXPANSION = 4;
export const BONUS = 4;
