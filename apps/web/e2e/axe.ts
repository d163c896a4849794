import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  run(within: string, options: object): Promise<AxeResults>;
}

/** What axe finds within an element of the page, by all of its rules or one. */
export async function faultsOn(page: Page, within = 'html', rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(([selector, options]) => (window as unknown as { axe: Axe }).axe.run(selector, options), [
    within,
    { resultTypes: ['violations'], ...(rule !== undefined && { runOnly: [rule] }) },
  ] as const);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What axe finds in the light theme and in the dark one, on a page that follows the device. */
export async function faultsInBoth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await faultsOn(page)).map((fault) => `${colorScheme} ${fault}`));
  }
  return faults;
}
