/** Every press counts, whatever it is made with and whatever had the focus before. */

import { GAME_IDS } from '@shinar/catalogue';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type App, DESKTOP, offered, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { seenIn } from './hands.ts';
import { gameByBots, importGame, partOf } from './positions.ts';

const ROUNDS = 2;
/** How long a hand rests before it presses, in milliseconds. */
const REST = 300;
let app: App;
appForTests((started) => {
  app = started;
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

type Press = (page: Page, spot: Spot, pen: CDPSession) => Promise<void>;

const byMouse: Press = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.mouse.up();
};

/** As a hand that is not quite still. */
const byDriftingMouse: Press = async (page, { x, y }) => {
  await page.mouse.move(x - 4, y - 4);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.up();
};

const afterKeys: Press = async (page, spot, pen) => {
  await page.keyboard.press('Tab');
  await byMouse(page, spot, pen);
};

const byPen: Press = async (page, { x, y }, pen) => {
  const event = { x, y, pointerType: 'pen', button: 'left', clickCount: 1 } as const;
  await pen.send('Input.dispatchMouseEvent', { ...event, type: 'mouseMoved', button: 'none' });
  await page.waitForTimeout(REST);
  await pen.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' });
  await pen.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' });
};

const byFinger: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

/** The middle of one of the things that may be pressed now. */
async function spotFor(page: Page, turn: number): Promise<Spot> {
  const tokens = (await settled(page)) === 'go-on' ? [] : await offered(page);
  const selector = tokens.length === 0 ? '.prompt .primary' : `[data-token="${tokens[(turn * 7) % tokens.length]}"]:is(.offered, button)`;
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.each(GAME_IDS)('%s: a mouse, a mouse after keys, a pen and a finger are heard at the first press', async (game) => {
  const page = await app.open({ ...DESKTOP, hasTouch: true });
  const pen = await page.context().newCDPSession(page);
  await importGame(page, partOf(gameByBots(game), 0.3));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [hand, press] of Object.entries({ byMouse, byDriftingMouse, afterKeys, byPen, byFinger })) {
      const spot = await spotFor(page, round);
      const before = await page.evaluate(seenIn);
      await press(page, spot, pen);
      await expect.poll(() => page.evaluate(seenIn), { message: `${hand} in round ${round}`, timeout: 3000 }).not.toBe(before);
    }
  }
  await page.context().close();
});
