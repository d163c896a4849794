import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { games } from '@shinar/catalogue';
import { readRecord, writeRecord } from '@shinar/core';
import { expect, test } from 'vitest';
import { newFile, SHINAR, shinar, shinarHere } from '../testing.ts';

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
    const simulated = await shinar(['simulate', id, '--players', players, '--games', '10', '--seed', '3', '--bot', bot]);
    expect(simulated).toMatchObject({ code: 0, err: '' });
    expect(await shinar(['verify', '-'], { input: simulated.out })).toEqual({ code: 0, out: '10 right, 0 wrong\n', err: '' });
  }
});

test('the same seed gives the same games, another seed or game gives another', async () => {
  const simulate = async (seed: string): Promise<string[]> =>
    (await shinar(['simulate', 'sumeria', '--games', '3', '--seed', seed])).out.trimEnd().split('\n');
  const [first, again, other] = await Promise.all([simulate('7'), simulate('7'), simulate('8')]);
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
  const simulated = await shinar(['simulate', 'sumeria', '--board', newFile(JSON.stringify(board))]);
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect(readRecord(simulated.out)).toMatchObject({ board: 'other', boardData: { name: 'other' } });
  expect(await shinar(['verify', '-'], { input: simulated.out })).toMatchObject({ code: 0 });
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
  const env = { NODE_OPTIONS: '--max-old-space-size=16' }; // the records alone would be more
  const simulated = await shinar(['simulate', 'sumeria', '--games', '3000'], { env });
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect(simulated.out.length).toBeGreaterThan(16 * 2 ** 20);
  expect(await shinar(['verify', '-'], { env, input: simulated.out })).toEqual({ code: 0, out: '3000 right, 0 wrong\n', err: '' });
});
