import { InputError, SeededDice } from '@shinar/core';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('a record travels in a link, and what is too long does not', async () => {
  const text = JSON.stringify({ steps: Array.from({ length: 300 }, (_, i) => ({ by: i % 4, do: 'place', at: 'kish' })) });
  const link = await packed(text);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link!)).toBe(text);
  const dice = new SeededDice(1);
  const noise = Array.from({ length: 20_000 }, () => String.fromCharCode(33 + dice.below(90))).join('');
  expect(await packed(noise)).toBeUndefined();
});

test('what is no link is refused, in words of ours', async () => {
  await expect(unpacked('%%%')).rejects.toThrow(InputError);
  await expect(unpacked('AAAA')).rejects.toThrow(InputError);
});
