/** A disk that takes no more. */
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { testServer, Visitor } from '../testing/server.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

test('a store that cannot be written to is not healthy, though the process lives; who calls is told to try again', async () => {
  const server = await testServer();
  const anu = await Visitor.guest(server.url, 'Anu');
  expect((await anu.call('GET', '/health')).status).toBe(200);
  await new Promise((done) => setTimeout(done, 1050));
  await sql`pragma query_only = on`.execute(server.house.store.db);
  expect((await anu.call('GET', '/health')).status).toBe(503);
  expect((await anu.call('GET', '/health/live')).status).toBe(200);
  expect((await anu.call('PUT', '/api/me', { name: 'New' })).body).toEqual({ code: 'try-again' });
  await sql`pragma query_only = off`.execute(server.house.store.db);
  await new Promise((done) => setTimeout(done, 1050));
  expect((await anu.call('GET', '/health')).status).toBe(200);
  await server.end();
});

test.runIf(process.platform === 'linux')('a log on a full disk neither ends the server nor holds it up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-disk-'));
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH ?? '',
    SHINAR_DATA: folder,
    SHINAR_PORT: String(port),
    SHINAR_LOG: 'info',
    SHINAR_BOT_THREADS: '1',
  };
  const child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'] });
  const ended = new Promise((done) => child.on('exit', done));
  onTestFinished(() => void child.kill('SIGKILL'));
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ask, { timeout: 100_000 }).toBe(200);
  for (let i = 0; i < 50; i++) expect(await ask()).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
