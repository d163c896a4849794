/** A typical turn takes few taps. */
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, offered, PHONE, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byFinger } from './hands.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const PLACING = /huts? next to/;

test('in Assyria four huts and their feeding take five taps', async () => {
  const page = await app.open(PHONE);
  await page.goto(`${app.served.url}#/new/assyria`);
  await page.getByRole('button', { name: en.setUp.start }).click();
  const task = page.locator('.prompt-task');
  const tap = byFinger(page);
  for (await settled(page); !PLACING.test((await task.textContent()) ?? ''); await settled(page)) {
    const go = page.locator('.prompt[data-awaits="go-on"] .primary');
    if (await go.isVisible()) await go.tap();
    else await tap((await offered(page))[0]!);
  }
  let taps = 0;
  for (; PLACING.test((await task.textContent()) ?? ''); taps++) await tap((await offered(page))[0]!);
  await page.locator('.assyria-advice .primary').tap();
  await expect.poll(() => page.locator('.assyria-advice .primary').count()).toBe(0);
  expect(taps + 1).toBe(5);
});
