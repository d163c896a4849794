import { LANGUAGES } from '@shinar/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../../src/base/words/de/index.ts';
import { en } from '../../src/base/words/en/index.ts';
import { fr } from '../../src/base/words/fr/index.ts';
import { nl } from '../../src/base/words/nl/index.ts';
import { type App, PHONE } from '../app.ts';
import { tooWide } from '../fit/fit.ts';
import { onlineForTests } from './online-for-tests.ts';
import { pushSettings, serveOnline } from './serve.ts';

let app: App;
/** A server that offers every way of notices; nobody gets one. */
onlineForTests(
  (started) => {
    app = started;
  },
  () => serveOnline({ SHINAR_SMTP: 'smtp://127.0.0.1:9', ...pushSettings() }),
);
const WORDS = { en, fr, de, nl };

/** The id of what is made at the server. */
const made = (page: Page, path: string, body: object): Promise<string> =>
  page.evaluate(
    async ([to, json]) =>
      (await (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })).json()).id,
    [path, JSON.stringify(body)] as const,
  );

test.each(LANGUAGES)('on a phone the words of every screen with others have room: %s', async (language) => {
  const { online, table } = WORDS[language];
  const page = await app.open(PHONE, { language });
  const go = (hash: string) => page.goto(`${app.served.url}#/${hash}`);
  await go('lobby');
  await page.getByRole('button', { name: online.lobby.create }).waitFor();
  expect(await tooWide(page), 'lobby').toEqual([]);
  await go('lobby/sumeria');
  const form = page.getByRole('dialog');
  await form.getByLabel(online.lobby.yourName).fill('Belanum');
  await form.getByLabel(online.create.clock).selectOption('day');
  expect(await tooWide(page), 'a new table').toEqual([]);
  await form.getByRole('button', { name: online.create.make }).click();
  await page.getByRole('img', { name: online.share.qr }).waitFor();
  expect(await tooWide(page), 'waiting').toEqual([]);
  await page.getByRole('button', { name: online.waiting.startWithBots }).click();
  await page.locator('.prompt[data-awaits="person"]').waitFor();
  await page.getByRole('tab', { name: online.chat.tab(0) }).click();
  expect(await tooWide(page), 'chat').toEqual([]);
  await page.locator('.menu summary').click();
  expect(await tooWide(page), 'menu').toEqual([]);
  await page.getByRole('button', { name: online.table.resign }).click();
  expect(await tooWide(page), 'resign').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: online.table.resign }).click();
  await page.getByText(table.over).first().waitFor();
  expect(await tooWide(page), 'the end').toEqual([]);
  const cup = { name: 'Cup of Shinar', game: 'sumeria', kind: 'swiss', speed: 'live', size: 3, startsAt: Date.now() + 3_600_000 };
  const tournament = await made(page, '/api/tournaments', cup);
  const deal = await made(page, '/api/deals', { game: 'sumeria', players: 3, level: 3 });
  const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()).id);
  const around = ['lobby', 'me', 'leaders/sumeria', 'people', `person/${me}`, 'day/sumeria', `deal/${deal}`];
  for (const place of [...around, 'tournaments', `tournament/${tournament}`, 'clubs', 'operators']) {
    await go(place);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    for (const form of await page.locator('.new-deal summary').all()) await form.click();
    expect(await tooWide(page), place).toEqual([]);
  }
  await page.context().close();
});
