import { expect, test } from 'vitest';
import { afterTheFlood, GOLD, goodAt, LAPIS, OIL, PHASE, placeOf, TOOLS, WOOD, workersAt } from '../../rules/index.ts';
import { PARAMETERS } from '../parameters.ts';
import { aimOf } from './aim.ts';

/** A seat with a city in Ur, two wood, three tools and gold; no oil and no lapis. */
function position() {
  const state = afterTheFlood.rules.setup(3);
  state.phase = PHASE.act;
  state.turn = 4;
  state.city[placeOf('ur')] = 1;
  state.goods.fill(0);
  state.goods[goodAt(0, WOOD)] = 2;
  state.goods[goodAt(0, TOOLS)] = 3;
  state.goods[goodAt(0, GOLD)] = 1;
  for (const area of ['amorites', 'kassites'] as const) state.workers[workersAt(0, placeOf(area))] = 2;
  return state;
}

const bits = (...goods: number[]): number => goods.reduce((all, good) => all | (1 << good), 0);

test('F14.3 a plan towards a full extension names its city and the goods that are missing', () => {
  expect(aimOf(position(), 0, PARAMETERS)).toEqual({
    key: 'extension',
    facts: { points: 20, city: placeOf('ur'), missing: bits(OIL, LAPIS) },
  });
});

test('F14.3 nothing is missing where all is in hand, and whoever has passed plans no more', () => {
  const state = position();
  state.goods[goodAt(0, TOOLS)] = 1;
  state.goods[goodAt(0, OIL)] = 1;
  state.goods[goodAt(0, LAPIS)] = 1;
  expect(aimOf(state, 0, PARAMETERS)?.facts).toMatchObject({ points: 20, missing: 0 });
  state.passed[0] = 1;
  expect(aimOf(state, 0, PARAMETERS)).toBeUndefined();
});
