/** A link is copied also where the browser has or gives no clipboard: on a plain page of the own network, or without leave. */
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { mishaps } from '../../src/base/words/en/mishaps.ts';
import { type App, settled } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { brokenDevice } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const withoutClipboard = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

test.each([
  ['has no clipboard', withoutClipboard],
  ['gives no leave', async () => {}],
])('where the browser %s, the link to a move is copied all the same', async (_, prepare) => {
  const page = await brokenDevice(app, prepare);
  await page.goto(app.served.url);
  await page.getByRole('button', { name: m.start.playNow }).first().click();
  await settled(page);
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: m.table.copyLink }).click();
  await page.getByText(m.table.linkCopied).waitFor();
  expect(await page.getByText(mishaps.hiccup).count()).toBe(0);
  await page.context().close();
});
