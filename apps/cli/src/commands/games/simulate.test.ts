import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { games } from '@shinar/catalogue/rules';
import { readRecord, writeRecord } from '@shinar/core';
import { expect, test } from 'vitest';
import { newFile, SHINAR, shinar, shinarHere } from '../../testing.ts';

const tables = Object.entries(games).flatMap(
  ([
    id,
    {
      rules: { seats },
    },
  ]) => Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => [id, String(seats[0] + i)] as const),
);

test.each(tables)('%s with %s players: what either bot plays is verified', async (id, players) => {
  for (const bot of ['random', 'lively']) {
    const simulated = await shinarHere('simulate', id, '--players', players, '--games', '2', '--seed', '3', '--bot', bot);
    expect(simulated).toMatchObject({ code: 0, err: '' });
    expect(await shinarHere('verify', newFile(simulated.out))).toEqual({ code: 0, out: '2 right, 0 wrong\n', err: '' });
  }
});

test('a player with its numbers plays too, and is refused as in arena', async () => {
  expect(await shinarHere('simulate', 'sumeria', '--bot', 'greedy:noise=0.02')).toMatchObject({ code: 0, err: '' });
  expect(await shinarHere('simulate', 'sumeria', '--bot', 'search:width=2')).toMatchObject({ code: 1, out: '' });
});

test('simulate can be piped into verify', async () => {
  const simulated = await shinar(['simulate', 'sumeria', '--players', '4', '--games', '3']);
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect(await shinar(['verify', '-'], { input: simulated.out })).toEqual({ code: 0, out: '3 right, 0 wrong\n', err: '' });
});

test('the same seed gives the same games, another seed or game gives another', async () => {
  const simulate = async (seed: string): Promise<string[]> =>
    (await shinarHere('simulate', 'sumeria', '--games', '3', '--seed', seed)).out.trimEnd().split('\n');
  const [first, again, other] = [await simulate('7'), await simulate('7'), await simulate('8')];
  expect(again).toEqual(first);
  expect(new Set([...first, ...other]).size).toBe(6);
});

test('records are canonical, over, and without a fairness block', async () => {
  const { out } = await shinarHere('simulate', 'sumeria', '--players', '3');
  const record = readRecord(out);
  expect(`${writeRecord(record)}\n`).toBe(out);
  expect(record.players).toBe(3);
  expect(record.result).toBeDefined();
  expect(record.fairness).toBeUndefined();
});

test('a board file is played on, and its data stands in the record', async () => {
  const board = { ...games.sumeria!.board.data, name: 'other' };
  const simulated = await shinarHere('simulate', 'sumeria', '--board', newFile(JSON.stringify(board)));
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect(readRecord(simulated.out)).toMatchObject({ board: 'other', boardData: { name: 'other' } });
  expect(await shinarHere('verify', newFile(simulated.out))).toMatchObject({ code: 0 });
});

test('a reader that goes away ends it quietly', async () => {
  const child = spawn(process.execPath, [SHINAR, 'simulate', 'sumeria', '--games', '1000000']);
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(err).toBe('');
});

test('many games do not fill the memory, neither writing nor verifying them', async () => {
  // Less than the program and the games take if they are kept; a small room for what is new, or most of the time goes into emptying the rest.
  const within = (megabytes: number) => ({ NODE_OPTIONS: `--max-old-space-size=${megabytes} --max-semi-space-size=1` });
  const simulated = await shinar(['simulate', 'after-the-flood', '--games', '900', '--seed', '1'], { env: within(20) });
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect(simulated.out.length).toBeGreaterThan(10 * 2 ** 20);
  const verified = await shinar(['verify', '-'], { env: within(24), input: simulated.out });
  expect(verified).toEqual({ code: 0, out: '900 right, 0 wrong\n', err: '' });
});
