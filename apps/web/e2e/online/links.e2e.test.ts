/** Links as people pass them on: a path, on any device, with the app installed there or not; and light to load. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, KEEPS_PAGE, PHONE, settled } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { serveApp } from '../browser.ts';
import { makeTable } from './people.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
/** What a browser says of an address that is not there. */
const EXPECTED = /status of 40[04]/;
appForTests(
  (started) => {
    app = started;
  },
  serveSharedOnline,
  EXPECTED,
);

const KEEPING = { ...DESKTOP, ...KEEPS_PAGE };
const address = (path: string): string => new URL(path, app.served.url).href;
const shared = (page: Page): Promise<string> => page.getByLabel(en.online.share.link, { exact: true }).inputValue();

test('an invitation is a path, and leads to the table without the service worker and with it; whoever makes the table sees it from the top', async () => {
  const host = await app.open(PHONE);
  const id = (await makeTable(host, 'Anu', 'assyria', (page) => page.evaluate(() => scrollTo(0, 400)))).split('/').at(-1)!;
  const link = await shared(host);
  await expect.poll(() => host.evaluate(() => scrollY)).toBe(0);
  expect(link).toBe(address(`table/${id}`));
  const guest = await app.open(KEEPING, {}, link);
  for (const way of ['without', 'with']) {
    await guest.getByRole('button', { name: en.online.waiting.sit }).waitFor();
    expect(await guest.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(way === 'with');
    await guest.evaluate(() => navigator.serviceWorker.ready);
    await guest.goto(link);
  }
  await host.context().close();
});

test('every address of the page works as a path too, and an old one goes on working; also where the files are served alone while one works', async () => {
  const page = await app.open(DESKTOP);
  for (const path of ['rules/assyria/A6.1', '#/rules/assyria/A6.1']) {
    await page.goto(address(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toBe(address('#/rules/assyria/A6.1'));
  }
  expect((await page.goto(address('api/none')))?.headers()['content-type']).toContain('application/json');
  const preview = await serveApp();
  await page.goto(`${preview.url}rules/assyria/A6.1`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
  await preview.close();
});

test('a link that is cut short, or has a full stop after it, leads to a page that says what is not there', async () => {
  const page = await app.open(DESKTOP);
  const none = { table: 'no-table', tournament: 'no-tournament', club: 'no-club', deal: 'no-deal', person: 'no-person' } as const;
  for (const [place, code] of Object.entries(none))
    for (const id of ['Ab_9-xYz01', 'Ab_9-xYz0123', 'Ab_9-xYz0123.']) {
      await page.goto(address(`#/${place}/${id}`));
      await page.getByRole('heading', { name: en.online.failures[code] }).waitFor();
    }
  await page.context().close();
});

test('without a network the service worker leads to a game on this device by its path', async () => {
  const page = await app.open(KEEPING);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: en.start.playNow }).first().click();
  await settled(page);
  const path = page.url().replace('#/', '');
  await page.reload();
  await settled(page);
  await page.context().setOffline(true);
  await page.goto(path);
  expect(await settled(page)).toBe('person');
  await page.context().close();
});

test('the scripts and styles of the first visit come packed, less than 160 kB of them, and are kept for ever', async () => {
  const page = await (await app.device(DESKTOP)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const texts = new Map<string, number>();
  const loose: string[] = [];
  session.on('Network.responseReceived', ({ requestId, response: { url, headers } }) => {
    if (!/\.(js|css)$/.test(url)) return;
    texts.set(requestId, 0);
    const header = (name: string) => headers[name] ?? headers[name.toLowerCase()];
    const packed = header('Content-Encoding') === 'br' || Number(header('Content-Length')) < 1000;
    if (!packed || !header('Cache-Control')?.includes('immutable')) loose.push(url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (texts.has(requestId)) texts.set(requestId, encodedDataLength);
  });
  await page.goto(app.served.url, { waitUntil: 'networkidle' });
  expect(loose).toEqual([]);
  const bytes = [...texts.values()].reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(160_000);
  await page.context().close();
});
