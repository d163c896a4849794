import { games } from '@shinar/catalogue/rules';
import { expect, test } from 'vitest';
import { shinarHere } from '../../testing.ts';
import { tellSearch } from './bench.ts';

const ids = Object.keys(games);

test('perft counts the sequences of each depth by the type of their last move', async () => {
  const { code, out } = await shinarHere('perft', 'sumeria', '--depth', '3', '--players', '3');
  expect({ code, out }).toEqual({ code: 0, out: '1  8  (state 8)\n2  56  (state 56)\n3  336  (state 336)\n' });
});

test('bench --json prints one line of the agreed fields', async () => {
  const id = 'assyria';
  const { code, out, err } = await shinarHere('bench', id, '--runs', '1', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimEnd()).not.toContain('\n');
  const told = JSON.parse(out);
  expect(Object.keys(told)).toEqual(['game', 'players', 'movesPerSecond', 'gamesPerSecond', 'bytesPerState']);
  expect(told).toMatchObject({ game: id, players: games[id]!.rules.seats[1] });
  expect(told.movesPerSecond).toBeGreaterThan(told.gamesPerSecond);
  expect(told.bytesPerState).toBe(games[id]!.rules.setup(told.players).bytes.length);
});

test.each(ids)('a state of %s is small enough to be copied for every try of a search', (id) => {
  const { rules } = games[id]!;
  expect(rules.setup(rules.seats[1]).bytes.length).toBeLessThan(1024);
});

test('bench tells in words also how long copying a state takes', async () => {
  const { code, out } = await shinarHere('bench', 'sumeria', '--runs', '1', '--players', '3');
  expect(code).toBe(0);
  expect(out).toMatch(/^sumeria, 3 players/);
  expect(out).toMatch(/^copying a state {2}[\d.]+ ns$/m);
});

test('bench --search tells the playouts of the bots and where their time goes', async () => {
  const out = await tellSearch(games.assyria!, 2, 100);
  expect(out).toMatch(/^playouts a second +[1-9]\d*$/m);
  const shares = Array.from(out.matchAll(/(\d+)%$/gm), ([, share]) => Number(share));
  expect(shares).toHaveLength(5);
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(3);
});
