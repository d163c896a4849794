import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SHINAR, shinar } from '../testing.ts';

test('serve opens a server on a folder, and closes it when told to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-serve-'));
  const child = spawn(process.execPath, [SHINAR, 'serve', folder, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const url = await vi.waitFor(() => /at (http\S+)/.exec(said)?.[1] ?? Promise.reject(new Error(said)), { timeout: 30_000 });
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  expect(await gone).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('serve names a setting that is wrong, and says it if there can be no tables in the folder', async () => {
  expect(await shinar(['serve', SHINAR, '--port', '0'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^shinar: The tables in .*shinar\.mjs cannot be opened .* Choose another folder[^\n]*\n$/),
  });
  expect(await shinar(['serve', 'nowhere', '--port', 'x'])).toMatchObject({ code: 2, err: expect.stringContaining('SHINAR_PORT') });
});
