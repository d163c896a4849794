/** What a sentence of After the Flood is made of: names in the reader's language, and numbers. */
export interface Said {
  readonly who: string;
  readonly other: string;
  /** Several players, best or first first. */
  readonly names: string;
  readonly area: string;
  readonly from: string;
  readonly to: string;
  readonly good: string;
  readonly get: string;
  readonly goods: string;
  readonly empire: string;
  readonly count: number;
  readonly left: number;
  readonly armies: number;
  readonly defenders: number;
  readonly need: number;
  readonly points: number;
  readonly turn: number;
  readonly value: number;
  readonly dice: readonly number[];
  /** A roll hits, a defender falls, or Sippar or Ur gives. */
  readonly yes: boolean;
}

export const NOTHING_SAID: Said = {
  who: '',
  other: '',
  names: '',
  area: '',
  from: '',
  to: '',
  good: '',
  get: '',
  goods: '',
  empire: '',
  count: 0,
  left: 0,
  armies: 0,
  defenders: 0,
  need: 0,
  points: 0,
  turn: 0,
  value: 0,
  dice: [],
  yes: false,
};

export type Saying = (said: Said) => string;
