/** A game on a page of somebody else's, from a real server with its real headers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { writeRecord } from '@shinar/core';
import { expect, onTestFinished, test } from 'vitest';
import { EMBED_WORDS } from '../../src/embed/words.ts';
import { type App, DESKTOP } from '../app.ts';
import { gameByBots } from '../positions.ts';
import { onlineForTests } from './online-for-tests.ts';
import { serveSharedOnline } from './serve.ts';

const say = EMBED_WORDS.en;

let app: App;
onlineForTests((started) => {
  app = started;
}, serveSharedOnline);

/** A blog at another address. */
async function blogWith(html: string): Promise<string> {
  const blog = createServer((_, response) => response.setHeader('content-type', 'text/html').end(`<!doctype html><h1>A blog</h1>${html}`));
  await new Promise<void>((ready) => blog.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void blog.close());
  return `http://127.0.0.1:${(blog.address() as AddressInfo).port}/`;
}

test('one line puts a game into a blog, where it is played through', async () => {
  const record = gameByBots('sumeria');
  const data = deflateRawSync(writeRecord(record)).toString('base64url');
  const line = `<script src="${app.served.url}embed.js" async></script><shinar-game game="${data}" step="12"></shinar-game>`;
  const page = await app.open(DESKTOP);
  await page.goto(await blogWith(line));
  const frame = page.frameLocator('shinar-game iframe');
  await frame.getByText(`12 / ${record.steps.length}`).waitFor();
  expect(await frame.locator('.sumeria-map[role="group"]').isVisible()).toBe(true);
  await frame.getByRole('button', { name: say.next, exact: true }).click();
  await frame.getByText(`13 / ${record.steps.length}`).waitFor();
  await frame.getByRole('button', { name: say.last, exact: true }).click();
  expect(await frame.getByRole('button', { name: say.next, exact: true }).isDisabled()).toBe(true);
  expect(await frame.getByRole('link', { name: say.open('Sumeria') }).getAttribute('href')).toBe(`./#/shared/${data}`);
});

test('another game of the same length is shown at the same step, in the colours that the page asks for', async () => {
  const { result: _, ...record } = gameByBots('sumeria');
  const [one, other] = [
    record.steps,
    record.steps.map((step, i) => (i === 1 ? { ...step, seat: (Number(step.seat) + 1) % record.players } : step)),
  ].map((steps) => deflateRawSync(writeRecord({ ...record, steps: steps.slice(0, 2) }), { level: 0 }).toString('base64url'));
  expect(other!.length).toBe(one!.length);
  const page = await app.open(DESKTOP);
  await page.goto(
    await blogWith(
      `<script src="${app.served.url}embed.js" async></script><shinar-game game="${one}" step="2" theme="dark"></shinar-game>`,
    ),
  );
  const frame = page.frameLocator('shinar-game iframe');
  const said = frame.locator('.embed-said');
  await frame.getByText('2 / 2').waitFor();
  const before = await said.textContent();
  expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.locator('shinar-game').evaluate((element, game) => element.setAttribute('game', game), other!);
  await expect.poll(() => said.textContent()).not.toBe(before);
  await page.locator('shinar-game').evaluate((element) => element.removeAttribute('theme'));
  await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBeNull();
});

test('nothing else of the server can be put into a page of others', async () => {
  const page = await fetch(app.served.url, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const embed = await fetch(`${app.served.url}embed.html`);
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embed.headers.get('x-frame-options')).toBeNull();
});
