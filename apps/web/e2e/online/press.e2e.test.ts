/** What the others do while somebody presses: it takes nothing from under the hand. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, offered, PHONE, settled } from '../app.ts';
import { byFinger, byMouse, type Hand } from '../hands.ts';
import { deviceOf, tableOfTwo } from './known.ts';
import { onlineForTests } from './online-for-tests.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
onlineForTests((started) => {
  app = started;
}, serveSharedOnline);

interface Spot {
  readonly x: number;
  readonly y: number;
}

const endTurn = (page: Page) => page.getByRole('button', { name: en.table.endTurn });

/** The middle of the button that ends the turn. */
async function middleOf(page: Page): Promise<Spot> {
  const { x, y, width, height } = (await endTurn(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whose turn it is has played all but the word, on such a device; the other one is about to do things. */
async function atEndOfTurn(options: BrowserContextOptions, hand: (page: Page) => Hand) {
  const { table, people } = await tableOfTwo(app.served.url);
  const seat = table.turn.seat!;
  const [player, other] = [people[seat]!, people[1 - seat]!];
  const page = await deviceOf(app, player, `table/${table.id}`, options);
  while ((await settled(page)) === 'person') await hand(page)((await offered(page))[0]!);
  const happens = async (): Promise<void> => {
    await other.must('POST', `/api/tables/${table.id}/chat`, { text: 'Well played' });
    await other.must('POST', `/api/tables/${table.id}/leave`);
    await page.locator('.heard').getByText('Well played').waitFor();
    await page.locator('.happened').getByText(en.online.table.happened.left(other.me!.name)).waitFor();
  };
  return { page, happens };
}

test('somebody says a word and leaves while a mouse is down on “End turn”: it stays where it is, and the turn ends', async () => {
  const { page, happens } = await atEndOfTurn(DESKTOP, byMouse);
  const spot = await middleOf(page);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await happens();
  expect(await middleOf(page)).toEqual(spot);
  await page.mouse.up();
  await endTurn(page).waitFor({ state: 'hidden' });
  await page.context().close();
});

test('on a phone too the button stays where it is', async () => {
  const { page, happens } = await atEndOfTurn(PHONE, byFinger);
  const spot = await middleOf(page);
  await happens();
  expect(await middleOf(page)).toEqual(spot);
  await page.touchscreen.tap(spot.x, spot.y);
  await endTurn(page).waitFor({ state: 'hidden' });
  await page.context().close();
});
