import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

const START = join(import.meta.dirname, 'start.ts');
const running: ChildProcess[] = [];
const data = mkdtempSync(join(tmpdir(), 'shinar-start-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const start = (...args: string[]) => startWith({}, ...args);

function startWith(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, SHINAR_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  const url = async (): Promise<string> => {
    await expect.poll(() => said.out, { timeout: 60_000 }).toContain('Shinar is at');
    return /http:\S+/.exec(said.out)![0];
  };
  return { child, said, ended, url };
}

/** The status of a path sent unchanged: fetch would normalise it. */
async function statusOf(url: string, path: string, method = 'GET'): Promise<number | undefined> {
  const [answer] = await once(request(url, { path, method }).end(), 'response');
  answer.resume();
  return answer.statusCode;
}

test('it serves the page with types a browser takes, nothing outside it, the tables of the data folder, and ends quietly', async () => {
  const { child, ended, url } = start('--no-open', '--port', '0');
  const address = await url();
  const page = await fetch(address);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain('<title>Shinar</title>');

  const script = await fetch(new URL(/src="([^"]+\.js)"/.exec(html)![1]!, address));
  expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toContain('immutable');
  const worker = await fetch(new URL('sw.js', address), { method: 'HEAD' });
  expect(worker.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(new URL('manifest.webmanifest', address))).headers.get('content-type')).toBe('application/manifest+json');

  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets', '/none', '/%', '/%ff', '/%00']) {
    expect([path, await statusOf(address, path)]).toEqual([path, expect.toSatisfy((status) => status >= 400 && status < 500)]);
  }
  expect(await statusOf(address, '/', 'POST')).toBe(404);
  expect(await (await fetch(new URL('api/about', address))).json()).toMatchObject({ notices: { push: false } });
  expect(existsSync(join(data, 'shinar.db'))).toBe(true);

  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('a taken port is told, and the next free one is used', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { said, url } = start('--no-open', '--port', String(port));
  const address = await url();
  expect(said.out).toContain(`Port ${port} is taken`);
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  expect((await fetch(address)).status).toBe(200);
  other.close();
});

test('--help tells the options; a wrong one is refused with them', async () => {
  expect(await start('--help').ended).toMatchObject({ code: 0, out: expect.stringContaining('--port N'), err: '' });
  expect(await start('--port', '70000').ended).toMatchObject({ code: 2, out: '', err: expect.stringContaining('from 0 to 65535') });
  expect(await startWith({ SHINAR_LOG: 'loud' }, '--port', '0').ended).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^SHINAR_LOG must be [^\n]+\n$/),
  });
  expect(await start('sumeria').ended).toMatchObject({ code: 2, out: '', err: expect.stringContaining('npx shinar play') });
});
