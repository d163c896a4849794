import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { About } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkAddresses } from '../base/reach.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const SCRIPT = 'export const numbers = [1, 2, 3];\n'.repeat(1000);
const folder = mkdtempSync(join(tmpdir(), 'shinar-web-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Shinar</title>');
  writeFileSync(join(folder, 'assets/page-0a1b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/page-0a1b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/page-0a1b.js.gz'), gzipSync(SCRIPT));
  server = await testServer({ SHINAR_WEB: folder });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The raw answer: fetch would follow redirects and decompress it. */
async function get(path: string, headers: Record<string, string> = BROWSER, method = 'GET') {
  const [answer] = await once(request(server.url, { path, headers, method }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

test.each([
  ['/table/0a1b2c3d4e5f', '../#/table/0a1b2c3d4e5f'],
  ['/table/0a1b2c3d4e5f/12', '../../#/table/0a1b2c3d4e5f/12'],
  ['/lobby?from=mail', './#/lobby'],
  ['//table/0a1b2c3d4e5f', '../../#/table/0a1b2c3d4e5f'],
  ['/table/%', '../#/table/%'],
  ['/rules/assyria/A6.1', '../../#/rules/assyria/A6.1'],
])('%s leads to the page at that place', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 302, headers: { location } });
  expect(new URL(location, `${server.url}${path}`).href).toBe(`${server.url}/${location.slice(location.indexOf('#'))}`);
});

test.each(['/api/none', '/api/tables/none/more', '/assets/none.js', '/none.png'])(
  '%s is not there, in the words of machines',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body.toString()).code).toBeDefined();
  },
);

test('whoever only looks whether a link leads somewhere is led there too', async () => {
  const found = { status: 302, headers: { location: '../#/table/0a1b2c3d4e5f' } };
  expect(await get('/table/0a1b2c3d4e5f', BROWSER, 'HEAD')).toMatchObject(found);
  expect(await get('/table/0a1b2c3d4e5f', { accept: '*/*' })).toMatchObject(found);
});

test('who is no browser, or does more than read, is not led to a page', async () => {
  expect(await get('/table/0a1b2c3d4e5f', {})).toMatchObject({ status: 404 });
  expect(await get('/table/0a1b2c3d4e5f', BROWSER, 'POST')).toMatchObject({ status: 404 });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
])('a file of the page comes packed for who takes %s, and is kept for ever', async (accepted, encoding) => {
  const { headers, body } = await get('/assets/page-0a1b.js', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(body.length).toBeLessThan(SCRIPT.length / 10);
  if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test('who takes nothing packed gets it as it is', async () => {
  const { headers, body } = await get('/assets/page-0a1b.js', {});
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(SCRIPT);
});

test('the page itself is asked for each time', async () => {
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

test('a server tells where others reach it: not at all on this machine alone, at its address in the network, or as it is told', async () => {
  const reach = async (settings: Record<string, string>): Promise<About['reach']> => {
    const other = await testServer(settings);
    const port = new URL(other.url).port;
    const about = (await (await fetch(`http://127.0.0.1:${port}/api/about`)).json()) as About;
    await other.end();
    return about.reach;
  };
  expect(await reach({})).toBeNull();
  expect(await reach({ SHINAR_HOST: '0.0.0.0' })).toEqual(
    networkAddresses().length === 0 ? null : expect.stringMatching(/^http:\/\/(?!0\.|127\.)\d+\.\d+\.\d+\.\d+:[1-9]\d*$/),
  );
  expect(await reach({ SHINAR_HOST: '0.0.0.0', SHINAR_ORIGIN: 'https://shinar.example/' })).toBe('https://shinar.example');
});
