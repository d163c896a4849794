/** What one makes of one's own at a server: a board that everybody plays on, an account for a bot, and what wins in one's games. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { BOARDS_WORDS } from '../../src/pages/boards/words.ts';
import { PROGRAMS_WORDS } from '../../src/pages/online/programs/words.ts';
import { STATS_WORDS } from '../../src/pages/stats/words.ts';
import { type App, DESKTOP, PHONE } from '../app.ts';
import { AWAY, appForTests } from '../app-for-tests.ts';
import { dayAndNight } from '../axe.ts';
import { device, playStep, sitDown, toPlay } from './people.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
// Whoever is not signed in is told so.
appForTests(
  (started) => {
    app = started;
  },
  serveSharedOnline,
  new RegExp(`${AWAY.source}|status of 401`),
);

test('a board is drawn, and played on with others; somebody makes an account for a bot, sees its token once, and takes it away', async () => {
  const [host, guest] = [await device(app, { ...DESKTOP, bypassCSP: true }), await device(app, PHONE)];
  await accountForBot(host);
  await host.goto(`${app.served.url}#/boards/sumeria`);
  await host.getByLabel(BOARDS_WORDS.en.name).fill('My delta');
  await host.getByRole('button', { name: 'reed', exact: true }).click();
  await host
    .locator('.sumeria-editor-land')
    .first()
    .click({ position: { x: 5, y: 5 } });
  await host.getByRole('button', { name: BOARDS_WORDS.en.playOnline }).click();
  const form = host.getByRole('dialog');
  await expect.poll(() => form.getByLabel(en.setUp.board).inputValue()).toBe('my-delta');
  await form.getByRole('radio', { name: '3' }).check();
  await form.getByLabel(en.setUp.seat(3)).selectOption({ index: 1 });
  await form.getByRole('button', { name: en.online.create.make }).click();
  await host.waitForURL(/#\/table\//);
  await host.getByText('My Delta').waitFor();
  await sitDown(guest, host.url(), 'Bel');
  await playStep((await toPlay([host, guest]))!);
  for (const page of [host, guest]) {
    await page.locator('.sumeria-map[role="group"]').waitFor();
    expect(await page.locator('.sumeria-land > path').first().getAttribute('style')).toContain('--land-reed');
  }
  const record = await (await fetch(`${app.served.url}api/tables/${host.url().split('/').at(-1)}/record`)).json();
  expect(record.board).toBe('my-delta');
  expect(record.boardData.states[0]).toMatchObject({ name: 'sippar', colour: 'reed' });
});

async function accountForBot(page: Page): Promise<void> {
  const say = PROGRAMS_WORDS.en;
  await page.goto(`${app.served.url}#/bots`);
  await page.getByLabel(en.online.lobby.yourName).fill('Enki');
  await page.getByRole('button', { name: say.signIn }).click();
  await page.getByLabel(say.name).fill('Clay bot');
  await page.getByRole('button', { name: say.make }).click();
  const token = page.getByLabel(say.token('Clay bot'));
  const first = await token.inputValue();
  const isIn = async (known: string) => (await fetch(`${app.served.url}api/me`, { headers: { authorization: `Bearer ${known}` } })).ok;
  expect(await isIn(first)).toBe(true);
  expect(await dayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: say.renew }).click();
  await expect.poll(() => token.inputValue()).not.toBe(first);
  expect(await isIn(first)).toBe(false);
  await page.getByRole('button', { name: say.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.remove }).click();
  await page.getByText(say.none).waitFor();
}

/** Plays a game against bots to its end, as the person of this page, without its screen. */
const playGame = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const call = async (path: string, body?: object) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`/api/tables${path}`, body && post)).json();
    };
    const bot = { kind: 'bot', level: 1 };
    const { id } = await call('', { game: 'sumeria', seats: [{ kind: 'me' }, bot, bot] });
    for (let table = await call(`/${id}`); table.status !== 'over'; table = await call(`/${id}`)) {
      const { seat, index, legal } = await call(`/${id}/position`);
      if (seat !== 0) await new Promise((done) => setTimeout(done, 50));
      else await call(`/${id}/steps`, { index, ticket: crypto.randomUUID(), step: { by: 0, ...legal[0] } });
    }
  });

test('what wins is counted from the games of one’s account, each once', async () => {
  const say = STATS_WORDS.en;
  const page = await device(app);
  await page.goto(`${app.served.url}#/stats/sumeria`);
  await page.getByRole('button', { name: say.server }).click();
  await page.getByText(en.online.failures['not-signed-in']).waitFor();
  await page.evaluate(() =>
    fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Anu"}' }),
  );
  await playGame(page);
  for (const times of ['once', 'again']) {
    await page.getByRole('button', { name: say.server }).click();
    await page.getByRole('table', { name: say.groups.opening }).waitFor();
    expect(await page.getByRole('row', { name: new RegExp(`^${say.nth(1)}`) }).textContent(), times).toMatch(/(0|50|100)%1/);
  }
});
