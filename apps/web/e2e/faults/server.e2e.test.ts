/** A server that fails for a moment: each page says so, and comes by itself or by one press. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { mishaps as en } from '../../src/base/words/en/mishaps.ts';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { serveOnline } from '../online/serve.ts';
import { brokenDevice, failOnce } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
}, serveOnline);

/** A device that the server knows. */
async function known(): Promise<Page> {
  const page = await brokenDevice(app);
  await page.goto(`${app.served.url}#/me`);
  await page.getByLabel(m.online.lobby.yourName).first().fill('Anu');
  await page.getByRole('button', { name: m.online.me.beGuest }).click();
  await page.getByRole('heading', { name: 'Anu' }).waitFor();
  return page;
}

const PARTS = [
  ['leaders/sumeria', '**/api/leaders*', m.online.ratings.nobody],
  ['me', '**/api/me/statistics', m.online.statistics.none],
  ['me', '**/api/me/tables*', m.online.games.none],
] as const;

test('the best players, my statistics and my games that do not come are told, and asked for again', async () => {
  const page = await known();
  for (const [place, address, there] of PARTS) {
    await failOnce(page.context(), address);
    await page.goto('about:blank');
    await page.goto(`${app.served.url}#/${place}`);
    await page.getByRole('alert').filter({ hasText: en.away }).waitFor();
    await page.getByRole('button', { name: en.retry }).click();
    await page.getByText(there).waitFor();
  }
  await page.context().close();
});

test('an answer that is none of the server’s own is no answer', async () => {
  const page = await brokenDevice(app, (context) =>
    context.route('**/api/guests', (route) => route.fulfill({ status: 502, contentType: 'application/json', body: '{"oops":1}' })),
  );
  await page.goto(`${app.served.url}#/me`);
  await page.getByLabel(m.online.lobby.yourName).first().fill('Bel');
  await page.getByRole('button', { name: m.online.me.beGuest }).click();
  await expect.poll(() => page.getByRole('alert').allTextContents()).toContain(m.online.failures['no-connection']);
  await page.context().close();
});

test('a server of which it is not known who one is there is asked again, not taken for none', async () => {
  const page = await known();
  let between = true;
  await page
    .context()
    .route('**/api/me', (route) =>
      between ? route.fulfill({ contentType: 'text/html', body: '<p>Welcome to our network.</p>' }) : route.fallback(),
    );
  await page.reload();
  await page.getByRole('heading', { name: m.online.noServer.away }).waitFor();
  between = false;
  await page.getByRole('heading', { name: 'Anu' }).waitFor();
  await page.context().close();
});
