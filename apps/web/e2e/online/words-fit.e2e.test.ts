import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../../src/base/words/de/index.ts';
import { en } from '../../src/base/words/en/index.ts';
import { fr } from '../../src/base/words/fr/index.ts';
import { nl } from '../../src/base/words/nl/index.ts';
import type { App } from '../app.ts';
import { NARROW, tooWide } from '../fit/fit.ts';
import { inEveryLanguage, visit } from '../fit/places.ts';
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

/** What is beside a table, once there is something to see. */
async function placesBeside(page: Page): Promise<string[]> {
  const cup = { name: 'Cup of Shinar', game: 'sumeria', kind: 'swiss', speed: 'live', size: 3, startsAt: Date.now() + 3_600_000 };
  const tournament = await made(page, '/api/tournaments', cup);
  const deal = await made(page, '/api/deals', { game: 'sumeria', players: 3, level: 3 });
  const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()).id);
  const around = ['lobby', 'me', 'leaders/sumeria', 'people', `person/${me}`, 'day/sumeria', `deal/${deal}`];
  return [...around, 'tournaments', `tournament/${tournament}`, 'clubs', 'operators'];
}

test('on a phone the words of every screen with others have room, in every language', async () => {
  const page = await app.open(NARROW);
  let places: readonly string[] | undefined;
  const faults = await inEveryLanguage(page, async (language) => {
    const found = await fromLobbyToEnd(page, WORDS[language]);
    places ??= await placesBeside(page);
    return [...found, ...(await beside(page, places))];
  });
  expect(faults).toEqual([]);
});

/** A table of one's own, from the lobby to its end. */
async function fromLobbyToEnd(page: Page, { online, table }: typeof en): Promise<string[]> {
  const found: string[] = [];
  const look = async (screen: string): Promise<void> => void found.push(...(await tooWide(page, screen)));
  await visit(page, '#/lobby', 'h1');
  await page.getByRole('button', { name: online.lobby.create }).waitFor();
  await look('lobby');
  await page.goto(`${app.served.url}#/lobby/sumeria`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: online.create.make }).waitFor();
  const name = form.getByLabel(online.lobby.yourName);
  if (await name.isVisible()) await name.fill('Belanum');
  await form.getByLabel(online.create.clock).selectOption('day');
  await look('a new table');
  await form.getByRole('button', { name: online.create.make }).click();
  await page.getByRole('img', { name: online.share.qr }).waitFor();
  await look('waiting');
  await page.getByRole('button', { name: online.waiting.startWithBots }).click();
  await page.locator('.prompt[data-awaits="person"]').waitFor();
  await page.getByRole('tab', { name: online.chat.tab(0) }).click();
  await look('chat');
  await page.locator('.menu summary').click();
  await look('menu');
  await page.getByRole('button', { name: online.table.resign }).click();
  await look('resign');
  await page.getByRole('dialog').getByRole('button', { name: online.table.resign }).click();
  await page.getByText(table.over).first().waitFor();
  await look('the end');
  return found;
}

async function beside(page: Page, places: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    await visit(page, `#/${place}`, 'h1');
    await page.waitForLoadState('networkidle');
    for (const form of await page.locator('.new-deal summary').all()) await form.click();
    found.push(...(await tooWide(page, place)));
  }
  return found;
}
