/** Pages that break, or whose parts do not come: each says so, and leads on. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord } from '@shinar/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mishaps as de } from '../../src/base/words/de/mishaps.ts';
import { en as m } from '../../src/base/words/en/index.ts';
import { mishaps as en } from '../../src/base/words/en/mishaps.ts';
import { mishaps as fr } from '../../src/base/words/fr/mishaps.ts';
import { mishaps as nl } from '../../src/base/words/nl/mishaps.ts';
import { App, settled, stepsPlayed } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { serveApp } from '../browser.ts';
import { brokenDevice, expectUsable, failOnce, listenTo, unavailable } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();
const told = (page: Page, text: string): Promise<void> => page.getByRole('alert').filter({ hasText: text }).waitFor();

test.each([
  ['en-GB', 'en', en],
  ['fr-FR', 'fr', fr],
  ['de-DE', 'de', de],
  ['nl-NL', 'nl', nl],
])('on a device that speaks %s, words that do not come are told in that language, and asked for again', async (locale, language, words) => {
  const page = await brokenDevice(app, (context) => context.route(`**/assets/${language}-*.js`, unavailable), { locale });
  await page.goto(app.served.url);
  await page.getByRole('heading', { name: words.title }).waitFor();
  await told(page, words.missing);
  await page.context().unroute(`**/assets/${language}-*.js`);
  await press(page, words.retry);
  await page.locator('.cards').waitFor();
  await page.context().close();
});

/** What is loaded, on which page, and what shows that it is there; no page has loaded what the next one needs. */
const PARTS: Readonly<Record<string, readonly [part: string, place: string, there: string]>> = {
  'a lesson': ['{rules,screen}', 'learn/sumeria/place', '.lesson-ask'],
  'a page': ['RulesPage', 'rules/sumeria', '.clause'],
  puzzles: ['puzzles', 'puzzles', '.puzzle-grade'],
  rules: ['sumeria', 'rules/sumeria', '.clause'],
  lessons: ['lessons', 'learn/sumeria', '.lessons'],
  'a game to set up': ['{rules,screen}', 'new/sumeria', '.primary:enabled'],
  'a puzzle': ['puzzles', 'puzzles/sumeria/1', '.target'],
};

test(`${Object.keys(PARTS).join(', ')}: what does not come is told, and asked for again`, async () => {
  const page = await brokenDevice(app);
  await page.goto(app.served.url);
  for (const [part, place, there] of Object.values(PARTS)) {
    await page.context().route(`**/assets/${part}-*.js`, unavailable);
    await page.goto(`${app.served.url}#/${place}`);
    await told(page, en.missing);
    await expectUsable(page);
    await page.context().unroute(`**/assets/${part}-*.js`);
    await press(page, en.retry);
    await page.locator(there).first().waitFor();
  }
  await page.context().close();
});

/** From the table of Sumeria in view to one of Assyria, and back and forth. */
async function fromTableToTable(page: Page): Promise<void> {
  const at = (game: string): Promise<void> => page.locator(`.table[data-game="${game}"] .target`).first().waitFor();
  await at('sumeria');
  await page.locator('.bar-home').click();
  await page.getByRole('button', { name: m.start.playNow }).nth(1).click();
  await at('assyria');
  const assyria = page.url();
  await page.evaluate(() => history.go(-2));
  await at('sumeria');
  await page.goto(assyria);
  await at('assyria');
}

async function failsByItself(page: Page): Promise<void> {
  expect(await settled(page)).toBe('person');
  await page.evaluate(() => void Promise.reject(new Error('nobody heard')));
  await told(page, en.hiccup);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, en.save)]);
  expect(readRecord(readFileSync(await download.path(), 'utf8')).game).toBe('assyria');
  await press(page, en.close);
  await page.evaluate(() =>
    queueMicrotask(() => {
      throw new Error('nor this');
    }),
  );
  await told(page, en.hiccup);
  await press(page, en.reload);
  expect(await settled(page)).toBe('person');
  expect(await page.getByText(en.hiccup).count()).toBe(0);
}

async function breaks(page: Page): Promise<void> {
  const steps = await stepsPlayed(page);
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('the table has a bug');
      }
    } as unknown as typeof ResizeObserver;
  });
  await page.reload();
  await told(page, en.broken);
  const [broken] = await Promise.all([page.waitForEvent('download'), press(page, en.save)]);
  expect(readRecord(readFileSync(await broken.path(), 'utf8')).steps.length).toBeGreaterThanOrEqual(steps);
}

test('a click whose answer fails is told, and works after a reload; a rule that does not come is told beside the table, which stays; an analysis that does not come is told, and made after all; from a table of one game one comes to a table of another, by Back twice and by its address; what fails by itself later is told, and the game can be saved; a table that breaks offers it as a file', async () => {
  const page = await brokenDevice(app, (context) => context.route('**/assets/{rules,screen}-*.js', unavailable));
  const said = listenTo(page);
  await page.goto(app.served.url);
  await press(page, m.start.playNow);
  await told(page, en.missing);
  await expect.poll(() => said.join()).toContain('dynamically imported module');
  await page.context().unroute('**/assets/{rules,screen}-*.js');
  await press(page, en.reload);
  await press(page, m.start.playNow);
  expect(await settled(page)).toBe('person');

  await page.context().route('**/assets/ClauseSheet-*.js', unavailable);
  await page.locator('.prompt .clause-link').click();
  await page.getByRole('dialog').getByText(en.missing).waitFor();
  await page.context().unroute('**/assets/ClauseSheet-*.js');
  await page.getByRole('dialog').getByRole('button', { name: en.retry }).click();
  await settled(page);
  await page.locator('.prompt .clause-link').click();
  await page.locator('.sheet .clause').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await settled(page)).toBe('person');

  const sumeria = page.url();
  await failOnce(page.context(), '**/assets/analysis-worker-*.js');
  await page.goto(sumeria.replace('table', 'analysis'));
  await told(page, m.analysis.failed);
  await press(page, m.analysis.analyseAgain);
  await page.locator('.chart').waitFor();
  expect(await page.getByText(m.analysis.failed).count()).toBe(0);

  said.length = 0;
  await page.goto(sumeria);
  await fromTableToTable(page);
  expect(said.filter((line) => line.includes('Error'))).toEqual([]);
  await failsByItself(page);
  await breaks(page);
  await page.context().close();
});

test('bots that do not come are told at the table, and called again', async () => {
  const script = '**/assets/bot-worker-*.js';
  const page = await brokenDevice(app, (context) => context.route(script, unavailable));
  await page.goto(`${app.served.url}#/new/sumeria`);
  await page.getByLabel(m.setUp.who).first().selectOption('1');
  await press(page, m.setUp.start);
  await told(page, m.fault);
  await page.context().unroute(script);
  await press(page, m.table.retry);
  const before = await stepsPlayed(page);
  await expect.poll(() => stepsPlayed(page)).toBeGreaterThan(before + 1);
  await page.context().close();
});

test('a part that is gone after an update is told, and the new version comes by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-app-'));
  cpSync(new URL('../../dist/', import.meta.url), folder, { recursive: true });
  const updated = await App.start(() => serveApp(folder), app.browser);
  const page = await brokenDevice(updated, (context) => failOnce(context, '**/assets/RulesPage-*.js'));
  await page.goto(updated.served.url);
  await page.locator('.cards').waitFor();
  const entry = readdirSync(join(folder, 'assets')).find((name) => /^index-.*\.js$/.test(name))!;
  cpSync(join(folder, 'assets', entry), join(folder, 'assets/index-new.js'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), html.replace(entry, 'index-new.js'));
  await page.goto(`${updated.served.url}#/rules/sumeria`);
  await told(page, en.updating);
  await page.locator('.clause').first().waitFor();
  expect(await page.locator('script[src$="index-new.js"]').count()).toBe(1);
  await updated.close();
});

test('where not even the first script comes, the page has a way on; a page that breaks says so, leads on, and the console hears of it; one that takes long says so, and leads out', async () => {
  const page = await brokenDevice(app, (context) => failOnce(context, '**/assets/base-*.js'));
  await page.goto(app.served.url);
  await expectUsable(page);
  await page.getByRole('link', { name: /Try again/ }).click();
  await page.locator('.cards').waitFor();

  await page.context().route('**/assets/PuzzlesPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const PuzzlesPage = () => { throw new Error("the page has a bug"); };',
    }),
  );
  const said = listenTo(page);
  await page.goto(`${app.served.url}#/puzzles`);
  await told(page, en.broken);
  await expect.poll(() => said.join()).toContain('the page has a bug');
  said.length = 0;
  await press(page, en.retry);
  await expect.poll(() => said.join()).toContain('the page has a bug');
  await page.getByRole('link', { name: en.home }).click();
  await page.locator('.cards').waitFor();

  await page.context().route('**/assets/RulesPage-*.js', () => {});
  await page.goto(`${app.served.url}#/rules/sumeria`);
  await page.getByText(en.wait).waitFor();
  await page.clock.fastForward(10_000);
  await page.getByText(en.slow).waitFor();
  await page.getByRole('link', { name: en.home }).click();
  await page.locator('.cards').waitFor();
  await page.context().close();
});
