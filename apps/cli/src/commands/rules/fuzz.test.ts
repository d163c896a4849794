import { existsSync } from 'node:fs';
import { sumeria } from '@shinar/sumeria/rules';
import { expect, test } from 'vitest';
import { listening, newFolder, shinar } from '../../testing.ts';
import { fuzzGame } from './fuzz.ts';

test('a sound game stands, and what was done is told', async () => {
  const { code, out, err } = await shinar(['fuzz', 'sumeria', '--seconds', '1', '--seed', '4', '--out', newFolder()]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\d+ games, \d+ steps; of \d+ altered records \d+ were still right\n$/);
});

test('what breaks a law exits 1 and names the saved record', async () => {
  const careless = { ...sumeria, rules: { ...sumeria.rules, refuse: () => undefined } };
  const { code, err } = await listening(() => fuzzGame(careless, { seed: 1, until: { games: 5 }, saveTo: newFolder() }));
  expect(code).toBe(1);
  expect(existsSync(/record so far: (.*)\n/.exec(err)?.[1] ?? '')).toBe(true);
});
