/** Browsers that block the data of a site refuse its tabs their locks and channels too: the game is played here then. */
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { type App, settled } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { blockStorage, brokenDevice } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const refuseLocks = (context: BrowserContext) =>
  context.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });

const refuseChannels = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  });

/** As in a frame that may keep nothing. */
const refuseWorkers = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    Object.defineProperty(navigator, 'languages', { value: undefined });
  });

/** Not even the other tabs are told of what is played. */
const muteChannels = (context: BrowserContext) =>
  context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {
      throw new DOMException('The channel is closed.', 'InvalidStateError');
    };
  });

test.each([
  ['locks', refuseLocks],
  ['messages', muteChannels],
  ['channels', refuseChannels],
  [
    'everything',
    async (context: BrowserContext) => {
      for (const refuse of [blockStorage, refuseLocks, refuseChannels, refuseWorkers]) await refuse(context);
    },
  ],
])('where the browser refuses %s, the game is played all the same', async (_, refuse) => {
  const page = await brokenDevice(app, refuse);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(app.served.url);
  await page.getByRole('button', { name: m.start.playNow }).first().click();
  expect(await settled(page)).toBe('person');
  expect(await page.getByText(m.table.elsewhere).count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
