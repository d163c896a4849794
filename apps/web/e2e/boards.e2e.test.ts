/** Boards of one's own: drawn, checked, measured, kept, shared and played on. */
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { BOARDS_WORDS } from '../src/pages/boards/words.ts';
import { type App, DESKTOP, PHONE, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { dayAndNight } from './axe.ts';

const say = BOARDS_WORDS.en;

let app: App;
appForTests((started) => {
  app = started;
});

test('a board is changed, its fault shown where it is, mended, kept, and played on', async () => {
  const page = await app.open(DESKTOP);
  await page.goto(`${app.served.url}#/new/sumeria`);
  await page.getByRole('link', { name: en.setUp.boardMake }).click();
  await page.getByRole('button', { name: say.open('Twisted River') }).click();
  expect(await dayAndNight(page)).toEqual([]);
  await page.getByLabel(say.name).fill('My delta');
  const place = (number: number) => page.locator('.sumeria-editor-place').nth(number);
  await page.getByText(say.right).waitFor();
  for (const [town, neighbour] of [
    [1, 0],
    [1, 4],
  ] as const) {
    await place(town).click();
    await place(neighbour).click();
  }
  await expect.poll(() => page.locator('.sumeria-editor-place.wrong').count()).toBeGreaterThan(0);
  expect(await page.locator('.boards-verdict').getAttribute('data-wrong')).toBe('true');
  expect(await page.getByRole('button', { name: say.play }).count()).toBe(0);
  await page.getByRole('button', { name: say.undo }).click();
  await page.getByText(say.right).waitFor();
  await page.getByRole('button', { name: say.keep, exact: true }).click();
  await page.getByText(say.kept).waitFor();
  await page.reload();
  await page.getByRole('button', { name: say.open('My Delta') }).click();
  await page.getByRole('button', { name: say.play }).click();
  await settled(page);
  expect(page.url()).toContain('#/table/sumeria-');
});

test('on a phone: a board comes in a link, and bots tell how fair it is', async () => {
  const page = await app.open(PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${app.served.url}#/boards/sumeria`);
  await page.getByRole('button', { name: say.open('Two Bridges') }).tap();
  await page.getByRole('button', { name: say.share }).tap();
  await page.getByText(say.shared).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await app.open(PHONE);
  await other.goto(link);
  expect(await other.getByLabel(say.name).inputValue()).toBe('Two Bridges');
  await other.getByRole('button', { name: say.measure(200) }).tap();
  await other.getByText(say.nth(1)).waitFor();
  await other.getByRole('button', { name: say.stop }).tap();
  expect(await dayAndNight(other)).toEqual([]);
});
