/** The app once it is on the device: it can be installed, starts without a network, and offers a new version without forcing it. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, KEEPS_PAGE, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { serveApp } from './browser.ts';
import { outOfView } from './fit/in-view.ts';

const folder = mkdtempSync(join(tmpdir(), 'shinar-app-'));
let app: App;
appForTests(
  (started) => {
    app = started;
  },
  () => {
    cpSync(new URL('../dist/', import.meta.url), folder, { recursive: true });
    return serveApp(folder);
  },
);

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing like ${from} to change`);
  writeFileSync(join(folder, file), changed);
}

/** Puts a newer app into the folder: another page, and a service worker that knows of it. */
function release(version: number): void {
  change('index.html', /<html( data-version="\d")?/, `<html data-version="${version}"`);
  change('sw.js', /("index\.html": ")[^"]*/, `$1version-${version}`);
}

/** The version of the page in view; none for the first. */
const versionShown = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');

test('the browser finds nothing that would keep it from installing the app', async () => {
  const page = await app.open({ ...PHONE, ...KEEPS_PAGE });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of icons) expect((await page.request.get(app.served.url + src)).status()).toBe(200);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await page.context().close();
});

test('after the first visit every game starts without a network', async () => {
  const page = await app.open({ ...PHONE, ...KEEPS_PAGE });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  for (let game = 0; game < 3; game++) {
    await page.goto(app.served.url);
    await page.getByRole('button', { name: en.start.playNow }).nth(game).tap();
    await settled(page);
  }
  await page.context().close();
});

test('a new version is offered in the middle of a game, above the table and over nothing, used only when one says so, and the game goes on', async () => {
  const page = await app.open({ ...DESKTOP, ...KEEPS_PAGE });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: en.start.playNow }).first().click();
  await settled(page);
  const steps = await stepsPlayed(page);

  release(2);
  await page.reload();
  await page.getByText(en.update.ready).waitFor();
  expect(await versionShown(page)).toBeNull();
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => outOfView(page)).toEqual([]);
  }
  await page.getByRole('button', { name: en.update.later }).click();
  await page.reload();
  await page.getByText(en.update.ready).waitFor();
  expect(await versionShown(page)).toBeNull();

  await page.getByRole('button', { name: en.update.now }).click();
  await page.locator('html[data-version="2"]').waitFor();
  expect(await settled(page)).toBe('person');
  expect(await stepsPlayed(page)).toBe(steps);
  await expect.poll(() => page.evaluate(keptPages)).toEqual(['version-2']);

  // The same while the page waits for something from the old version, which cannot go before that has come.
  release(3);
  await page.reload();
  await page.getByText(en.update.ready).waitFor();
  await page.evaluate(readNothing);
  await page.getByRole('button', { name: en.update.now }).click();
  await page.locator('html[data-version="3"]').waitFor();
  expect(await settled(page)).toBe('person');
});

/** Runs in the page: asks for something large, and reads none of it. */
async function readNothing(): Promise<void> {
  const cache = await caches.open((await caches.keys())[0]!);
  const key = (await cache.keys()).find(({ url }) => new URL(url).pathname.endsWith('.png'))!;
  await cache.put(key, new Response(new Uint8Array(2 ** 25)));
  Object.assign(window, { unread: await fetch(new URL(key.url).pathname) });
}

/** Runs in the page: the versions of it that are kept on the device. */
async function keptPages(): Promise<string[]> {
  const kept = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
  return kept.map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (pathname.endsWith('index.html') ? [search.slice(1)] : []));
}
