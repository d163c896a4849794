/** A link is copied also where the browser has or gives no clipboard: on a plain page of the own network, or without leave. */
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { mishaps } from '../../src/base/words/en/mishaps.ts';
import { type App, settled } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { begunGame, importGame } from '../positions.ts';
import { brokenDevice } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('where the browser gives no leave or has no clipboard, the link to a move is copied all the same', async () => {
  const page = await brokenDevice(app);
  await page.goto(app.served.url);
  await importGame(page, begunGame());
  for (const what of ['gives no leave', 'has no clipboard']) {
    await settled(page);
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: m.table.copyLink }).click();
    await page.getByText(m.table.linkCopied).waitFor();
    expect(await page.getByText(mishaps.hiccup).count(), what).toBe(0);
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.reload();
  }
  await page.context().close();
});
