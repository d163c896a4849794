import type { Page } from 'playwright-core';
import { offered, settled } from './app.ts';
import { byMouse } from './hands.ts';

/** Plays a whole turn, always the first of what is offered, and gives the word; until it is a person's turn again. */
export async function playTurn(page: Page): Promise<void> {
  while ((await settled(page)) === 'person') await byMouse(page)((await offered(page))[0]!);
  await page.locator('.prompt .primary').click();
  await settled(page);
}
