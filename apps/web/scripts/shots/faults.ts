/** What people see when something is missing or broken. */
import { settled } from '../../e2e/app.ts';
import type { Studio } from './studio.ts';

/** Addresses that lead nowhere. */
const NOWHERE = {
  'no-game': 'table/sumeria-none',
  'no-analysis': 'analysis/sumeria-none',
  'no-study': 'explore/study-none',
  'no-puzzle': 'puzzles/sumeria/99999',
  'bad-study-link': 'study/x',
  'bad-board-link': 'boards/sumeria/x',
  'bad-game-link': 'shared/x',
  'no-server': 'lobby',
};

export async function shootFaults(studio: Studio): Promise<void> {
  const page = await studio.open();
  for (const [name, hash] of Object.entries(NOWHERE)) {
    await studio.go(page, hash);
    await studio.take(page, name);
  }
  await shootLost(studio);
  await shootBroken(studio);
  await shootUnsaved(studio);
}

/** A page that is not kept on the device, without a network. */
async function shootLost(studio: Studio): Promise<void> {
  const page = await studio.open();
  await page.context().route('**/assets/RulesPage-*.js', (route) => route.fulfill({ status: 503, body: 'Unavailable' }));
  await page.goto(`${studio.app.served.url}#/rules/sumeria`);
  await page.locator('.page button, .page a.button').first().waitFor();
  await studio.take(page, 'page-missing');
}

/** Something that fails by itself at a table. */
async function shootBroken(studio: Studio): Promise<void> {
  const page = await studio.open();
  await page.locator('.card .primary').first().click();
  await settled(page);
  await page.evaluate(() => void Promise.reject(new Error('nobody heard')));
  await page.getByRole('alert').getByRole('button').first().waitFor();
  await studio.take(page, 'hiccup');
}

/** A browser without room for more. */
async function shootUnsaved(studio: Studio): Promise<void> {
  const page = await studio.open();
  await page.context().addInitScript(() => {
    Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.reload();
  await page.locator('.card .primary').first().click();
  await settled(page);
  await studio.take(page, 'not-saved');
  await page.locator('.bar-home').click();
  await page.getByRole('alert').first().waitFor();
  await studio.take(page, 'not-saving');
}
