/** Nothing personal is logged, whatever is asked for. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { Visitor } from './testing/server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

test('logs have request ids, routes and statuses; no names, texts, addresses, cookies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-logs-'));
  const env = {
    PATH: process.env.PATH ?? '',
    SHINAR_DATA: folder,
    SHINAR_PORT: '0',
    SHINAR_LOG: 'debug',
    SHINAR_PROXY: 'on',
    SHINAR_WEBHOOKS: 'on',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  const url = await vi.waitFor(() => /"listening","url":"([^"]+)"/.exec(log)?.[1] ?? Promise.reject(new Error(log)), { timeout: 30_000 });
  const anu = await Visitor.guest(url, 'Nebuchadnezzar', '203.0.113.77');
  await anu.must('PUT', '/api/me/password', { handle: 'semiramis', password: 'ishtar gate in blue' });
  const { id } = await anu.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await anu.must('POST', `/api/tables/${id}/chat`, { text: 'hanging gardens' });
  await anu.must('PUT', '/api/me/notices', { push: false, mail: null, webhook: 'https://hook.example/tigris', quiet: null });
  await anu.call('POST', '/api/me/notices/test');
  await anu.call('GET', `/api/notices/off?token=${'x'.repeat(43)}`);
  await anu.call('POST', '/api/sessions', { handle: 'semiramis', password: 'not this one' });
  await anu.call('GET', '/api/nowhere/euphrates');
  await anu.call('POST', '/api/guests', '{"name":"Hammurabi');
  const socket = await anu.socket();
  await socket.request({ type: 'say', table: id, text: 'hanging gardens' });
  socket.close();
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ reqId, req }) => reqId && req?.url === '/api/tables/:table/chat')).toHaveLength(1);
  expect(lines.filter(({ res }) => res?.statusCode === 401)).toHaveLength(1);
  const personal = [
    'Nebuchadnezzar',
    'Hammurabi',
    'semiramis',
    'ishtar',
    'hanging',
    'tigris',
    'euphrates',
    '203.0.113.77',
    'x'.repeat(43),
    anu.cookie,
  ];
  expect(personal.filter((word) => log.includes(word))).toEqual([]);
});
