import { GAME_IDS } from '@shinar/catalogue';
import { expect, test } from 'vitest';
import { reasonsOf } from './testing-reasons.ts';

test.each(GAME_IDS)('%s: nine of ten hints have a reason in a sentence', async (id) => {
  const told = await reasonsOf(id, { positions: 6, playouts: 60 });
  const reasoned = told.filter(({ gains, compared }) => gains.length > 0 || compared);
  expect(told.length).toBeGreaterThan(10);
  expect(reasoned.length / told.length).toBeGreaterThanOrEqual(0.9);
});
