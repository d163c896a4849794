import { expect, test } from 'vitest';
import { Loader } from './load.ts';

test('a thing is loaded once, and there at once from then on', async () => {
  let loads = 0;
  const loader = new Loader({ words: async () => `load ${++loads}` });
  expect(loader.peek('words')).toBeUndefined();
  expect(await loader.get('words')).toBe('load 1');
  expect(await loader.get('words')).toBe('load 1');
  expect(loader.peek('words')).toBe('load 1');
});
