/** A whole game at one device, from a table that is set up to the last screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, settled, stepsPlayed } from './app.ts';
import { type Hand, pickLast, pickMiddle } from './hands.ts';
import { exportRecord, verify } from './record.ts';
import { like } from './words.ts';

const MIDDLE = 30;

type Pick = typeof pickMiddle;

/** Every second pick is the last of what is offered, with which a turn may end. */
export function inHaste(): Pick {
  let picks = 0;
  return (page, hand) => (++picks % 2 === 0 ? pickLast : pickMiddle)(page, hand);
}

/** Through a reload, and from then on without a network: the same position each time. */
export async function playWholeGame(page: Page, hand: Hand, pick: Pick = pickMiddle): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  while ((await settled(page)) !== 'nothing' && (await stepsPlayed(page)) < MIDDLE) await pick(page, hand);
  const steps = await stepsPlayed(page);
  for (const offline of [false, true]) {
    await page.context().setOffline(offline);
    await page.reload();
    await settled(page);
    expect(await stepsPlayed(page)).toBe(steps);
  }
  while ((await settled(page)) !== 'nothing') await pick(page, hand);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  expect(await page.locator('.prompt-task').textContent()).toMatch(like(en.table.winner('#'), en.table.winners('#')));
}

/** The record is right, and leads to the same last screen where it is imported. */
export async function ended(app: App, page: Page): Promise<void> {
  const steps = await stepsPlayed(page);
  const file = await exportRecord(page);
  expect(verify(file)).toBe('1 right, 0 wrong\n');
  await page.goto(app.served.url);
  await page.getByLabel(en.start.import).setInputFiles(file);
  await page.locator('.prompt[data-awaits="nothing"]').waitFor();
  expect(await stepsPlayed(page)).toBe(steps);
}
