import { expect, test } from 'vitest';
import { rarity } from './rarity.ts';

test('a lively player would rather expand than place workers, and passes last', () => {
  const destroy = rarity({ type: 'destroy', at: 0 });
  const workers = rarity({ type: 'workers', spend: 0, to: 22, count: 1 });
  expect(destroy).toBeGreaterThan(workers);
  expect(workers).toBeGreaterThan(rarity({ type: 'done' }));
  expect(rarity({ type: 'done' })).toBeGreaterThan(rarity({ type: 'pass' }));
});
