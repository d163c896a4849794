/** Every press counts, whatever it is made with and whatever had the focus before. */

import { GAME_IDS } from '@shinar/catalogue';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type App, DESKTOP, offered, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { keep } from './fit/places.ts';
import * as hands from './hands.ts';
import { gameByBots, importGame, partOf } from './positions.ts';

/** How long a hand rests before it presses, in milliseconds. */
const REST = 300;
/** How long a slow tap takes, in milliseconds. */
const SLOW = 600;
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

/** A finger that takes its time: on what says itself what it is, as long as it likes. */
const bySlowFinger: Press = async (page, spot, session) => {
  const tipped = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('svg') !== null, spot);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await page.clock.fastForward(tipped ? SLOW : 5 * SLOW);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** The same on a phone that sends no click after it. */
const withoutClick: Press = async (page, { x, y }) => {
  const send = (type: string): Promise<void> =>
    page.evaluate(
      ([of, clientX, clientY]) => {
        const event = { clientX, clientY, pointerType: 'touch', isPrimary: true, bubbles: true };
        document.elementFromPoint(clientX, clientY)!.dispatchEvent(new PointerEvent(of, event));
      },
      [type, x, y] as const,
    );
  await send('pointerdown');
  await page.clock.fastForward(SLOW);
  await send('pointerup');
  await page.clock.fastForward(SLOW);
};

/** The middle of one of the things that may be pressed now. */
async function spotFor(page: Page): Promise<Spot> {
  const tokens = (await settled(page)) === 'go-on' ? [] : await offered(page);
  const selector = tokens.length === 0 ? '.prompt .primary' : `[data-token="${tokens[0]}"]:is(.offered, button)`;
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** As soon as it is pressed next, something comes above the prompt and pushes its button away, as a notice would. */
const pushWhenPressed = (page: Page, event: 'pointerdown' | 'pointerup'): Promise<void> =>
  page.evaluate((type) => {
    const push = (): void => {
      const notice = document.createElement('div');
      notice.style.flex = '0 0 100%';
      notice.style.height = '90px';
      document.querySelector('.desk-top')!.prepend(notice);
    };
    window.addEventListener(type, push, { once: true, capture: true });
  }, event);

/** A button that something pushes away while it is pressed. */
async function pressMoved(page: Page, press: Press, event: 'pointerdown' | 'pointerup', pen: CDPSession): Promise<void> {
  while ((await settled(page)) === 'person') await byMouse(page, await spotFor(page), pen);
  const { x, y, width, height } = (await page.locator('.prompt[data-awaits="go-on"] .primary').boundingBox())!;
  const before = await hands.seen(page);
  await pushWhenPressed(page, event);
  await press(page, { x: x + width / 2, y: y + height / 2 }, pen);
  await expect.poll(() => hands.seen(page), { message: event }).not.toBe(before);
}

test('in every game a mouse, a mouse after keys, a pen and a finger, also a slow one, are heard at the first press; a button that moves from under a mouse or a finger is pressed, and nothing that comes in its place', async () => {
  const page = await app.open({ ...DESKTOP, hasTouch: true });
  const pen = await page.context().newCDPSession(page);
  for (const game of GAME_IDS) {
    await keep(page, partOf(gameByBots(game), 0.3));
    for (const [hand, press] of Object.entries({
      byMouse,
      byDriftingMouse,
      again: byMouse,
      afterKeys,
      byPen,
      byFinger,
      bySlowFinger,
      slowlyAgain: bySlowFinger,
      withoutClick,
    })) {
      const spot = await spotFor(page);
      const before = await hands.seen(page);
      await press(page, spot, pen);
      await expect.poll(() => hands.seen(page), { message: `${game}, ${hand}` }).not.toBe(before);
    }
    if (game !== 'sumeria') continue;
    await pressMoved(page, byMouse, 'pointerdown', pen);
    await pressMoved(page, byFinger, 'pointerup', pen);
  }
});

/** Where the turn of whoever played last waits for the word, it is given. */
async function goOn(page: Page): Promise<void> {
  if ((await settled(page)) === 'go-on') await hands.byMouse(page)(hands.GO_ON);
  await settled(page);
}

test('a place that is drawn anew elsewhere while it is pressed is the one that is picked; in Sumeria, who adds the last trader of a round takes a tile at once, while the round still ends on the board', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, partOf(gameByBots('assyria'), 0.01));
  await goOn(page);
  const place = page.locator('.target.offered').first();
  const drawn = await place.elementHandle();
  const { x, y, width, height } = (await place.boundingBox())!;
  const before = await hands.seen(page);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.setViewportSize({ width: 900, height: 1000 });
  await expect.poll(() => drawn!.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect.poll(() => hands.seen(page)).not.toBe(before);
  await page.setViewportSize(DESKTOP.viewport);
  await takeAtOnce(page);
});

/** The tile is offered, and taken, before what is shown of the end of the round is over. */
async function takeAtOnce(page: Page): Promise<void> {
  const record = gameByBots('sumeria');
  const take = record.steps.findIndex(
    ({ by, do: what }, i) => what === 'take' && record.steps[i - 1]?.by === by && record.steps[i - 1]?.do === 'add',
  );
  const { result: _, ...unfinished } = record;
  await keep(page, { ...unfinished, steps: record.steps.slice(0, take - 1) });
  await goOn(page);
  await hands.byMouse(page)(`place:${record.steps[take - 1]!.at}`);
  await page.locator('[data-token^="tile:"].offered').first().waitFor();
  // Whatever is shown goes on being shown.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
  const tile = page.locator('[data-token^="tile:"].offered').first();
  const { x, y, width, height } = (await tile.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => page.locator('[data-token^="tile:"].chosen').count()).toBe(1);
}
