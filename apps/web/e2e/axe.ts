import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { comeToRest } from './app.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  run(within: string, options: object): Promise<AxeResults>;
}

/** What axe finds within an element of the page, by all of its rules or one, once nothing moves any more. */
export async function faultsOn(page: Page, within = 'html', rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  await comeToRest(page);
  const { violations } = await page.evaluate(([selector, options]) => (window as unknown as { axe: Axe }).axe.run(selector, options), [
    within,
    { resultTypes: ['violations'], preload: false, ...(rule !== undefined && { runOnly: [rule] }) },
  ] as const);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What axe finds on a page that follows the device: by day, and by night, which differs in its colours alone. */
export async function dayAndNight(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await faultsOn(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await faultsOn(page, within, 'color-contrast');
  return [...byDay, ...byNight.map((fault) => `by night ${fault}`)];
}

/** Hides the board of a table, or shows it again: around it, once it has been looked at itself, axe is twice as quick without. */
export const setBoard = (page: Page, display: 'none' | ''): Promise<void> =>
  page.locator('.table-board').evaluate((board, shown) => {
    for (const part of board.children) (part as HTMLElement).style.display = shown;
  }, display);
