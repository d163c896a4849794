import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { whyNotOpened } from './base/why-not-opened.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const OPERATIONS = readFileSync(join(import.meta.dirname, '../../../docs/guide/operations.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'shinar-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function main(args: readonly string[], settings: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', SHINAR_DATA: join(folder, 'data'), SHINAR_LOG: 'silent', ...settings };
  const child = spawn(process.execPath, [MAIN, ...args], { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** A sentence for people, and no stack of calls. */
const sentence = (text: RegExp) => expect.toSatisfy((err: string) => text.test(err) && !/^\s+at /m.test(err), `${text}`);

test.each([['--help'], ['-h'], ['help'], ['backup', '--help']])(
  '%s %s tells the commands and every setting, the same ones as the guide',
  async (...asked) => {
    const { code, out, err } = await main(asked, { SHINAR_PORT: 'x' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of ['serve', 'check', 'backup FILE']) expect(out).toContain(`main.ts ${command}`);
    const names = (text: string): string[] => [...new Set(text.match(/SHINAR_[A-Z_]+/g))].sort();
    expect(names(out)).toEqual(names(OPERATIONS));
  },
);

test('a wrong setting is told in a sentence, all of them at once', async () => {
  const { code, err } = await main([], { SHINAR_PORT: 'x', SHINAR_LOG: 'loud', SHINAR_WEB: join(folder, 'nowhere') });
  expect(code).toBe(2);
  expect(err).toEqual(sentence(/SHINAR_PORT must be a whole number from 0 to 65535, not “x”/));
  expect(err).toContain('SHINAR_LOG must be silent, error, warn, info or debug, not “loud”');
  expect(err).toMatch(/SHINAR_WEB must be the folder of the built client, not “.*nowhere”/);
  expect(err).toContain('--help');
});

test('an unknown command, a word too many, and a backup without a file are told in a sentence', async () => {
  expect(await main(['sreve'])).toMatchObject({ code: 2, err: sentence(/no command “sreve”/) });
  expect(await main(['serve', '--port', '5'])).toMatchObject({ code: 2, err: sentence(/serve does not take “--port”/) });
  expect(await main(['backup'])).toMatchObject({ code: 2, err: sentence(/backup FILE/) });
});

test('a backup that cannot be written, a table and a person that are not there are told in a sentence', async () => {
  const file = join(folder, 'copy');
  writeFileSync(file, 'before');
  expect(await main(['repair', 'none'])).toMatchObject({ code: 1, err: sentence(/^There is no such table\.$/m) });
  expect(await main(['admin', 'ban', 'none'])).toMatchObject({ code: 1, err: sentence(/^There is no such person\.$/m) });
  expect(await main(['backup', file])).toMatchObject({ code: 1, err: sentence(/^.*copy cannot be written .* Choose another file\.$/m) });
});

test('a port that is taken, a folder that is none and a database that does not answer are told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await main([], { SHINAR_PORT: `${port}` })).toMatchObject({ code: 1, err: sentence(new RegExp(`Port ${port} is taken`)) });
  other.close();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const data of [file, ...(process.platform === 'linux' ? ['/proc/none'] : [])])
    expect(await main([], { SHINAR_PORT: '0', SHINAR_DATA: data })).toMatchObject({
      code: 1,
      err: sentence(/cannot be opened.*SHINAR_DATA/s),
    });
  const database = 'postgres://nobody@127.0.0.1:9/none';
  expect(await main([], { SHINAR_PORT: '0', SHINAR_DATABASE: database })).toMatchObject({ code: 1, err: sentence(/SHINAR_DATABASE/) });
});

test('an address that is none is told as such, not as a fault of the folder', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' });
  expect(whyNotOpened(error, readConfig({ SHINAR_HOST: 'nowhere' }))).toMatch(/^Nobody can listen at nowhere, .*SHINAR_HOST/);
});
