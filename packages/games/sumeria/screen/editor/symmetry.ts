/** What is done on the other side likewise: across the river, left and right, or turned by half. */
import { MAP, PLACES_PER_STATE, type Position, STATES } from '../../rules/index.ts';

export const SYMMETRIES = ['none', 'river', 'sides', 'turned'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
/** The place that answers to each on the other side; with no symmetry, itself. */
export type Partners = readonly number[];

const COLUMNS = STATES / 2;
/** The orders that three towns or villages can be in. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
/** In a state, the first town and the first village. */
const FIRSTS = [1, 4] as const;

export const stateOf = (place: number): number => Math.floor(place / PLACES_PER_STATE);

const partnerState = (state: number, symmetry: Symmetry): number => {
  const [row, column] = [Math.floor(state / COLUMNS), state % COLUMNS];
  switch (symmetry) {
    case 'none':
      return state;
    case 'river':
      return (1 - row) * COLUMNS + column;
    case 'sides':
      return row * COLUMNS + (COLUMNS - 1 - column);
    case 'turned':
      return STATES - 1 - state;
  }
};

/** The same spot on the other side. */
export const mirrored = ([along, across]: Position, symmetry: Symmetry): Position => [
  symmetry === 'sides' || symmetry === 'turned' ? MAP[0] - along : along,
  symmetry === 'river' || symmetry === 'turned' ? MAP[1] - across : across,
];

/** A city answers to a city; towns and villages to those that lie nearest to the same spot on the other side. */
export function partnersOf(positions: readonly Position[], symmetry: Symmetry): Partners {
  const partners = positions.map((_, place) => place);
  if (symmetry === 'none') return partners;
  const join = (a: number, b: number): void => {
    partners[a] = b;
    partners[b] = a;
  };
  for (let state = 0; state < STATES; state++) {
    const other = partnerState(state, symmetry);
    if (other < state) continue;
    const [own, theirs] = [state * PLACES_PER_STATE, other * PLACES_PER_STATE];
    join(own, theirs);
    for (const first of FIRSTS) {
      const apart = (order: readonly number[]): number =>
        order.reduce((sum, to, i) => sum + distance(mirrored(positions[own + first + i]!, symmetry), positions[theirs + first + to]!), 0);
      const best = ORDERS.reduce((one, another) => (apart(another) < apart(one) ? another : one), ORDERS[0] as readonly number[]);
      for (const [i, to] of best.entries()) join(own + first + i, theirs + first + to);
    }
  }
  return partners;
}

const distance = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
