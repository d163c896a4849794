import { afterEach, expect, test, vi } from 'vitest';
import { play, setSounds } from './index.ts';

const shaken: unknown[] = [];
const device = (touched: boolean): void => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched }, vibrate: (pattern: unknown) => shaken.push(pattern) });
};
afterEach(() => {
  shaken.length = 0;
  setSounds({ volume: 0, touch: false });
  vi.unstubAllGlobals();
});

test('a place is felt where that is wished, a pick is not', () => {
  device(true);
  play('place');
  setSounds({ volume: 0, touch: true });
  play('pick');
  expect(shaken).toEqual([]);
  play('place');
  expect(shaken).toEqual([[12]]);
});

test('nothing is heard or felt before somebody has touched the page', () => {
  device(false);
  setSounds({ volume: 1, touch: true });
  play('turn');
  expect(shaken).toEqual([]);
});

test('a device without sound plays none, and nothing fails', async () => {
  device(true);
  setSounds({ volume: 1, touch: true });
  const failed = vi.fn();
  process.once('unhandledRejection', failed);
  play('place');
  await import('./score.ts');
  await new Promise((done) => setTimeout(done, 20));
  process.off('unhandledRejection', failed);
  expect(shaken).toEqual([[12]]);
  expect(failed).not.toHaveBeenCalled();
});
