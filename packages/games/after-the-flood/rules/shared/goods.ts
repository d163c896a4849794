/** F1.2, F10.2: the eight goods, their values, and what each costs. */
export const GOODS = ['grain', 'wood', 'metal', 'textiles', 'tools', 'oil', 'gold', 'lapis'] as const;
/** The index of a good in GOODS. */
export type Good = number;

export const GRAIN = 0;
export const WOOD = 1;
export const METAL = 2;
export const TEXTILES = 3;
export const TOOLS = 4;
export const OIL = 5;
export const GOLD = 6;
export const LAPIS = 7;
export const GOOD_COUNT = 8;

export const VALUE: readonly number[] = [1, 2, 2, 2, 3, 3, 4, 5];
export const PIECES: readonly number[] = [22, 12, 12, 15, 12, 7, 7, 7];

/** A set of goods as bits. */
export const goodsOf = (...goods: Good[]): number => goods.reduce((bits, good) => bits | (1 << good), 0);

/** F10.2: for each good wanted, the goods accepted for it. */
export const TAKEN_FOR: readonly number[] = [
  0,
  goodsOf(GRAIN, TEXTILES, TOOLS),
  goodsOf(GRAIN, TEXTILES, TOOLS),
  0,
  0,
  goodsOf(TEXTILES, TOOLS),
  goodsOf(TEXTILES, TOOLS, OIL),
  goodsOf(TOOLS, GOLD, OIL),
];

/** The same table the other way round: for each good given, the goods it can buy. */
export const BUYS: readonly number[] = GOODS.map((_, give) =>
  GOODS.reduce((bits, _get, get) => (TAKEN_FOR[get] & (1 << give) ? bits | (1 << get) : bits), 0),
);

/** F11.3: armies levied for each good. */
export const LEVIES: readonly number[] = [1, 0, 2, 0, 3, 0, 0, 0];

/** F14.3: luxuries that adorn an extension, in the bit order of `extend`. */
export const LUXURIES: readonly Good[] = [TOOLS, OIL, GOLD, LAPIS];
export const LUXURY_SETS = 1 << LUXURIES.length;
export const EXTENSION_WOOD = 2;
/** F14.3: points by the number of luxuries. */
export const EXTENSION_POINTS: readonly number[] = [4, 7, 10, 14, 20];
/** F7.2: an action can also be paid for with a worker or an army. */
export const PAY_WORKER = GOOD_COUNT;
export const PAY_ARMY = GOOD_COUNT + 1;
export const PAYMENTS = [...GOODS, 'worker', 'army'] as const;
/** A good's index, or PAY_WORKER, or PAY_ARMY. */
export type Payment = number;
