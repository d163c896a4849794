import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { comeToRest } from './app.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  configure(settings: { noHtml: boolean }): void;
  run(within: string, options: object): Promise<AxeResults>;
}

/** Runs in the page. */
async function runIn([within, options]: readonly [string, object]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const run = async (noHtml: boolean): Promise<AxeResults['violations']> => {
    axe.configure({ noHtml });
    return (await axe.run(within, options)).violations;
  };
  // What all is well with need not be written down, which takes a while; where something is wrong one wants to read it.
  const found = (await run(true)).length === 0 ? [] : await run(false);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What axe finds within an element of the page, by all of its rules or some, once nothing moves any more. */
async function look(page: Page, within: string, rules: object = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  await comeToRest(page);
  return page.evaluate(runIn, [within, { resultTypes: ['violations'], preload: false, ...rules }] as const);
}

/** A page whose drawings have been emptied, each with what was in it. */
interface Bare {
  taken?: (readonly [Element, readonly ChildNode[]])[][];
}

/** Runs in the page. */
function takeIn(selector: string): void {
  const taken = [...document.querySelectorAll(selector)].map((drawing) => [drawing, [...drawing.childNodes]] as const);
  for (const [drawing] of taken) drawing.replaceChildren();
  const bare = window as Bare;
  bare.taken = [...(bare.taken ?? []), taken];
}

/** Runs in the page. */
function putBackIn(): void {
  for (const [drawing, parts] of (window as Bare).taken!.pop()!) drawing.append(...parts);
}

/** Looks at a page whose drawings are empty: wherever axe is to look, it goes through the whole page first, most of which is in drawings. */
async function withoutDrawings<T>(page: Page, selector: string, lookAt: () => Promise<T>): Promise<T> {
  await comeToRest(page);
  await page.evaluate(takeIn, selector);
  const seen = await lookAt();
  await page.evaluate(putBackIn);
  return seen;
}

/** Looks at what stands around a board: what is drawn on it has been looked at elsewhere. */
export const aroundBoard = <T>(page: Page, lookAt: () => Promise<T>): Promise<T> => withoutDrawings(page, '.table-board svg', lookAt);

/** What axe finds within an element of the page by all of its rules. */
export const faultsOn = (page: Page, within = 'html'): Promise<string[]> => look(page, within);

/** Where contrasts are too low. In a drawing axe cannot tell. */
export const contrastsOn = (page: Page, within = 'html'): Promise<string[]> =>
  withoutDrawings(page, 'svg', () => look(page, within, { runOnly: ['color-contrast'] }));

/** What axe finds on a page that follows the device: by day, and by night, which differs in its colours alone. */
export async function dayAndNight(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await faultsOn(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...byDay, ...(await contrastsOn(page, within)).map((fault) => `by night ${fault}`)];
}
