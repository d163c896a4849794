import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP } from './app.ts';
import { appForTests } from './app-for-tests.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('a puzzle has the number in its address that the page gives it', async () => {
  const page = await app.open(DESKTOP);
  const heading = page.locator('.quiz h2');
  await page.goto(`${app.served.url}#/puzzles/sumeria/1`);
  await expect.poll(() => heading.textContent()).toContain(en.puzzles.puzzle(1));
  await page.goto(`${app.served.url}#/puzzles`);
  await page
    .getByRole('link', { name: en.puzzles.puzzle(2) })
    .first()
    .click();
  await page.waitForURL(/\/sumeria\/2$/);
  await expect.poll(() => heading.textContent()).toContain(en.puzzles.puzzle(2));
  await page.goto(`${app.served.url}#/puzzles/sumeria/0`);
  await page.getByText(en.puzzles.missing).waitFor();
});
