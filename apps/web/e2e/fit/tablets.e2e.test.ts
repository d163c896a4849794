import { LANGUAGES } from '@shinar/words';
import { expect, test } from 'vitest';
import { type App, comeToRest, DESKTOP, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { gameByBots, importGame, partOf } from '../positions.ts';

let app: App;
appForTests((started) => {
  app = started;
});
const record = partOf(gameByBots('after-the-flood'), 0.1);

test.each(LANGUAGES)('the names of After the Flood’s boxes stay inside their tablets in %s', async (language) => {
  const page = await app.open(PHONE, { language });
  await importGame(page, record);
  await page.evaluate(() => document.fonts.ready);
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await comeToRest(page);
    const outside = await page.locator('.flood-tablet + .flood-tablet-line + .flood-title').evaluateAll((titles) =>
      titles.flatMap((title) => {
        const tablet = title.parentElement!.querySelector('.flood-tablet')!.getBoundingClientRect();
        const { left, right } = title.getBoundingClientRect();
        return left < tablet.left || right > tablet.right ? [title.textContent] : [];
      }),
    );
    expect(outside).toEqual([]);
  }
  await page.context().close();
});
