/** Boards of one's own: drawn, checked, measured, kept, shared and played on. */
import type { Locator, Page } from 'playwright-core';
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

const whereIs = async (place: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drawn elsewhere by a finger. */
async function slide(page: Page, place: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await whereIs(place);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: x + dx * part, y: y + dy * part }]);
  await touch('touchEnd', []);
}

/** Moves the first space of a board by finger, touch and key. */
async function moveSpace(page: Page): Promise<void> {
  const place = page.locator('.sumeria-editor-place').first();
  await page.getByRole('button', { name: 'Spaces', exact: true }).tap();
  await place.scrollIntoViewIfNeeded();
  const before = await whereIs(place);
  await slide(page, place, -14, -12);
  const off = async (): Promise<number> => Math.hypot((await whereIs(place)).x - before.x + 14, (await whereIs(place)).y - before.y + 12);
  await expect.poll(off).toBeLessThan(2);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await place.tap();
  await page.locator('.sumeria-editor-ground').tap({ position: { x: 12, y: 12 } });
  await expect.poll(async () => (await whereIs(place)).y).toBeLessThan(before.y - 32);
  await place.press('ArrowDown');
  await page.getByText(say.right).waitFor();
}

/** A link to what is no board. */
async function openNoBoard(page: Page): Promise<void> {
  const link = await page.evaluate(async () => {
    const packed = new Blob(['{"format":"shinar-board/1","name":"x","states":3,"roads":[]}']).stream();
    const bytes = new Uint8Array(await new Response(packed.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  });
  await page.goto(`${app.served.url}#/boards/sumeria/${link}`);
  await page.getByRole('heading', { name: say.badLink }).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('board.states');
}

test('on a phone: spaces are moved by finger, touch and key, stay where they are put, and come along in a link, whose board bots measure, and which is played on; a link to what is no board says so, and where', async () => {
  const page = await app.open(PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${app.served.url}#/boards/sumeria`);
  await moveSpace(page);
  await page.getByRole('button', { name: say.share }).tap();
  await page.getByText(say.shared).waitFor();
  const at = await page.locator('.sumeria-editor-place').first().getAttribute('transform');
  const other = await app.open(PHONE);
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const place = other.locator('.sumeria-editor-place').first();
  expect(await place.getAttribute('transform')).toBe(at);
  expect(await other.getByLabel(say.name).inputValue()).toBe(await page.getByLabel(say.name).inputValue());
  await other.getByRole('button', { name: say.measure(200) }).tap();
  await other.getByText(say.nth(1)).waitFor();
  await other.getByRole('button', { name: say.stop }).tap();
  expect(await dayAndNight(other)).toEqual([]);
  await other.getByRole('button', { name: 'Place them for me' }).tap();
  await expect.poll(() => place.getAttribute('transform')).not.toBe(at);
  await other.getByRole('button', { name: say.undo }).tap();
  await other.getByRole('button', { name: say.play }).tap();
  await settled(other);
  await expect.poll(() => other.locator(`.sumeria-map [transform="${at}"]`).count()).toBe(1);
  await openNoBoard(page);
});
