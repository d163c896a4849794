/** Ways to play: each makes the pick of one token. */
import type { Page } from 'playwright-core';
import { offered, settled, stepsPlayed } from './app.ts';

type Pick = (token: string) => Promise<void>;

const targetOf = (page: Page, token: string) => page.locator(`[data-token="${token}"]:is(.offered, button)`).first();

export const byMouse =
  (page: Page): Pick =>
  (token) =>
    targetOf(page, token).click();

export const byKeys =
  (page: Page): Pick =>
  async (token) => {
    await targetOf(page, token).focus();
    await page.keyboard.press('Enter');
  };

/** With a finger, the tap that would make the move only shows it; the next one plays it. */
export const byFinger =
  (page: Page): Pick =>
  async (token) => {
    await targetOf(page, token).tap();
    const again = page.getByText('Tap again to play it.');
    if (await again.isVisible()) await targetOf(page, token).tap();
  };

/** Plays until so many steps are played or the game is over, always the middle one of what is offered. */
export async function playUntil(page: Page, pick: Pick, steps: number): Promise<void> {
  while ((await settled(page)) !== 'nothing' && (await stepsPlayed(page)) < steps) {
    const tokens = await offered(page);
    await pick(tokens[Math.floor(tokens.length / 2)]!);
  }
}

export const playToTheEnd = (page: Page, pick: Pick): Promise<void> => playUntil(page, pick, Number.POSITIVE_INFINITY);
