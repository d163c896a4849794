import { expect, test } from 'vitest';
import { type App, comeToRest, DESKTOP, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { gameByBots, partOf } from '../positions.ts';
import { inEveryLanguage, keep, visit } from './places.ts';

let app: App;
appForTests((started) => {
  app = started;
});

/** Runs in the page: the names that are wider than their tablets. */
const outside = (): string[] =>
  [...document.querySelectorAll('.flood-tablet + .flood-tablet-line + .flood-title')].flatMap((title) => {
    const tablet = title.parentElement!.querySelector('.flood-tablet')!.getBoundingClientRect();
    const { left, right } = title.getBoundingClientRect();
    return left < tablet.left || right > tablet.right ? [title.textContent ?? ''] : [];
  });

test('the names of After the Flood’s boxes stay inside their tablets in every language', async () => {
  const page = await app.open(PHONE);
  const table = await keep(page, partOf(gameByBots('after-the-flood'), 0.1));
  const faults = await inEveryLanguage(page, async () => {
    await visit(page, table, '.flood-title');
    await page.evaluate(() => document.fonts.ready);
    const found = [];
    for (const { viewport } of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await comeToRest(page);
      found.push(...(await page.evaluate(outside)));
    }
    return found;
  });
  expect(faults).toEqual([]);
});
