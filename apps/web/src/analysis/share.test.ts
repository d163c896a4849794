import { expect, test } from 'vitest';
import { packed, unpacked } from './share.ts';

test('a record travels in a link, and what is too long does not', async () => {
  const text = JSON.stringify({ steps: Array.from({ length: 300 }, (_, i) => ({ by: i % 4, do: 'place', at: 'kish' })) });
  const link = await packed(text);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link!)).toBe(text);
  const noise = Array.from({ length: 20_000 }, (_, i) => String.fromCharCode(33 + ((i * i * 7919) % 90))).join('');
  expect(await packed(noise)).toBeUndefined();
});

test('what is no link is refused', async () => {
  await expect(unpacked('%%%')).rejects.toThrow();
  await expect(unpacked('AAAA')).rejects.toThrow();
});
