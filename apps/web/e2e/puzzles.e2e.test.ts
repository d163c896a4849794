/** Strict tables, puzzles and studies. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, PHONE, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { aroundBoard, dayAndNight } from './axe.ts';
import { gameByBots, importGame } from './positions.ts';
import { like } from './words.ts';

/** The row of eight states, the first player, and six tiles. */
const DRAWS = 8 + 1 + 6;

let app: App;
appForTests((started) => {
  app = started;
});

test('a strict table has neither hints nor undo, and says so; a study branches off a game, is played on by a bot, commented, kept, and travels as a file', async () => {
  const page = await app.open(DESKTOP);
  await page.goto(`${app.served.url}#/new/sumeria`);
  await page.getByLabel(en.hints.strictAsk).check();
  await page.getByRole('button', { name: en.setUp.start }).click();
  await settled(page);
  await page.locator('.target.offered').first().click();
  expect(await settled(page)).toBe('go-on');
  expect(await page.getByRole('button', { name: en.table.undo }).count()).toBe(0);
  await page.reload();
  await settled(page);
  expect(await page.locator('.bar .strict').textContent()).toBe(en.hints.strict);
  expect(await page.getByRole('button', { name: en.hints.ask }).count()).toBe(0);
  await page.setViewportSize(PHONE.viewport);
  const [home, menu] = [await page.locator('.bar-home').boundingBox(), await page.locator('.menu summary').boundingBox()];
  expect(menu!.y, 'the bar has one row on a phone').toBeLessThan(home!.y + home!.height / 2);

  await page.setViewportSize(DESKTOP.viewport);
  await page.goto(app.served.url);
  const record = gameByBots('sumeria');
  await importGame(page, record);
  await page.goto(`${page.url()}/40`);
  await page.getByText(en.table.menu, { exact: true }).click();
  await page.getByRole('button', { name: en.explore.here }).click();
  await page.locator('.study').first().waitFor();
  await page.locator('.study').getByRole('combobox').selectOption('1');
  await page.getByRole('button', { name: en.explore.bot }).click();
  await page.waitForURL(({ hash }) => !hash.endsWith('/40'));
  await page.getByRole('tab', { name: en.explore.lines }).click();
  await page.getByLabel(en.explore.comment).fill('Why not this?');
  await page.goto(`${app.served.url}#/explore`);
  await page.locator('.kept-link').waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: en.explore.lines }).click();
  expect(await page.getByLabel(en.explore.comment).inputValue()).toBe('Why not this?');
  expect(await aroundBoard(page, () => dayAndNight(page))).toEqual([]);

  await page.getByText(en.table.menu, { exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.explore.export }).click()]);
  const buffer = readFileSync(await download.path());
  await page.goto(`${app.served.url}#/explore`);
  const upload = (bytes: Buffer) =>
    page.getByLabel(en.explore.import).setInputFiles({ name: 'study.json', mimeType: 'application/json', buffer: bytes });
  await upload(Buffer.from(buffer.toString().replace('"from":0', '"from":7')));
  expect(await page.getByRole('alert').textContent()).toContain('nodes[0].from');
  await upload(buffer);
  await page.getByRole('tab', { name: en.explore.lines }).click();
  await page.getByText('Why not this?').waitFor();
});

test('on a phone: a puzzle is answered, and the progress kept; a study from scratch has draws of one’s choice, a chapter, a mark and an arrow, and its link opens it', async () => {
  const page = await app.open(PHONE);
  // Always the same puzzle of the day.
  await page.clock.setSystemTime(new Date('2026-01-05T12:00:00Z'));
  await page.getByRole('link', { name: en.puzzles.title }).tap();
  await page.getByRole('link', { name: en.puzzles.daily }).waitFor();
  expect(await dayAndNight(page)).toEqual([]);
  await page.getByRole('link', { name: en.puzzles.daily }).tap();
  await page.getByRole('button', { name: en.puzzles.show }).tap();
  await page.locator('.quiz[data-over="shown"]').waitFor();
  expect(await page.locator('.quiz').textContent()).toMatch(like(en.puzzles.answer('#')));
  expect(await dayAndNight(page)).toEqual([]);
  await page.getByRole('link', { name: en.puzzles.title }).tap();
  await page.getByText(`(${en.puzzles.seen})`).waitFor();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${app.served.url}#/explore`);
  await page.getByLabel(en.explore.paste).fill('{}');
  await page.getByRole('button', { name: en.explore.fromText }).tap();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: en.explore.fromStart }).tap();
  const draw = page.getByRole('combobox', { name: en.explore.choose });
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    const told = await draw.locator('option').last().textContent();
    await draw.selectOption({ index: 1 });
    await page.waitForFunction(
      (text) => ![...document.querySelectorAll('.study option')].some(({ textContent }) => textContent === text),
      told,
    );
  }
  await page.getByRole('button', { name: en.explore.pencil }).tap();
  const spot = async (token: string) => (await page.locator(`[data-token="${token}"]`).first().boundingBox())!;
  const [kish, ur] = [await spot('place:kish'), await spot('place:ur')];
  await page.touchscreen.tap(kish.x + kish.width / 2, kish.y + kish.height / 2);
  await page.locator('circle.drawn').waitFor();
  await page.mouse.move(kish.x + kish.width / 2, kish.y + kish.height / 2);
  await page.mouse.down();
  await page.mouse.move(ur.x + ur.width / 2, ur.y + ur.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.locator('line.drawn').waitFor();
  await page.getByRole('tab', { name: en.explore.lines }).tap();
  await page.getByLabel(en.explore.chapter).fill('Kish first');
  expect(await dayAndNight(page)).toEqual([]);
  await page.getByText(en.table.menu, { exact: true }).tap();
  await page.getByRole('button', { name: en.explore.share }).tap();
  await page.getByText(en.explore.shared).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await app.open(DESKTOP);
  await other.goto(link);
  await other.getByRole('tab', { name: en.explore.lines }).click();
  await other.getByRole('link', { name: 'Kish first' }).click();
  await other.locator('line.drawn').waitFor();
  expect(await other.locator('.drawing').getAttribute('aria-label')).toContain('Kish');
});
