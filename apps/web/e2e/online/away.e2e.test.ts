/** The server goes away and comes back: the page says so, comes back by itself, and what was played meanwhile arrives once. */
import type { Entry } from '@shinar/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, KEEPS_PAGE, offered, settled, stepsPlayed } from '../app.ts';
import { AWAY, appForTests } from '../app-for-tests.ts';
import { byMouse } from '../hands.ts';
import { deviceOf, type TableOfTwo, tableOfTwo } from './known.ts';
import { type OnlineServed, serveOnline } from './serve.ts';

let app: App;
let served: OnlineServed;
appForTests(
  (started) => {
    app = started;
  },
  async () => {
    served = await serveOnline();
    return served;
  },
  AWAY,
);

const { noServer } = en.online;
const logOf = async ({ table, people }: TableOfTwo): Promise<Entry[]> =>
  (await people[0].must<{ entries: Entry[] }>('GET', `/api/tables/${table.id}/log`)).entries;

/** The device of whose turn it is, with the page kept on it. */
async function atTable({ table, people }: TableOfTwo): Promise<Page> {
  const page = await deviceOf(app, people[table.turn.seat!]!, `table/${table.id}`, { ...DESKTOP, ...KEEPS_PAGE });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await settled(page)).toBe('person');
  return page;
}

/** Plays what is asked until the turn is over but for the word. */
async function playTurn(page: Page): Promise<void> {
  while ((await settled(page)) === 'person') await byMouse(page)((await offered(page))[0]!);
}

test('what was played while the server is away survives a reload, and is sent once when it is back; the start page says so too, and when it is back', async () => {
  const made = await tableOfTwo(app.served.url);
  const page = await atTable(made);
  const before = await logOf(made);
  await served.process.kill();
  await playTurn(page);
  await page.locator('.prompt .primary').click();
  const steps = await stepsPlayed(page);

  await page.reload();
  await page.getByText(noServer.away).waitFor();
  expect(await page.getByText(noServer.none).count()).toBe(0);
  const start = await page.context().newPage();
  await start.goto(app.served.url);
  await start.getByText(noServer.away).waitFor();

  await served.process.start();
  await start.getByRole('link', { name: en.online.start.toLobby }).waitFor();
  await start.close();
  await page.locator('.prompt').waitFor();
  await expect.poll(() => stepsPlayed(page)).toBeGreaterThanOrEqual(steps);
  const mine = (entries: readonly Entry[]) => entries.slice(before.length).filter(({ step }) => step?.by === made.table.turn.seat);
  await expect.poll(async () => mine(await logOf(made)).length).toBe(steps - before.length);
  await page.reload();
  await page.locator('.online-state[data-state="open"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  expect(mine(await logOf(made))).toHaveLength(steps - before.length);
  await page.context().close();
});

test('a turn that waits for the word still does after a reload', async () => {
  const made = await tableOfTwo(app.served.url);
  const page = await atTable(made);
  const { length } = await logOf(made);
  await playTurn(page);
  const steps = await stepsPlayed(page);
  await page.reload();
  expect(await settled(page)).toBe('go-on');
  expect(await stepsPlayed(page)).toBe(steps);
  await page.locator('.prompt .primary').click();
  await expect.poll(async () => (await logOf(made)).length).toBeGreaterThanOrEqual(steps);
  expect(length).toBeLessThan(steps);
  await page.context().close();
});

test('a server that cannot say at once who I am is asked again', async () => {
  const { table, people } = await tableOfTwo(app.served.url);
  const page = await app.open(DESKTOP);
  let asked = 0;
  await page.route('**/api/me', (route) => (++asked > 1 ? route.continue() : route.fulfill({ status: 503, body: 'busy' })));
  const [name = '', value = ''] = people[0].cookie.split('=');
  await page.context().addCookies([{ name, value, url: app.served.url }]);
  await page.evaluate(() => localStorage.setItem('shinar-known', '1'));
  await page.goto(`${app.served.url}table/${table.id}`);
  await page.reload();
  await page.locator('.prompt').waitFor();
  expect(asked).toBeGreaterThan(1);
  await page.context().close();
});
