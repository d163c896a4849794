import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { App } from './app.ts';
import { launchBrowser, type Served, serveApp, UNPAINTED } from './browser.ts';
import { SEED } from './chance.ts';

/** What a browser says of a server that is away for a moment, or has just come back and waits for its store; the page says it to people in plain words. */
export const AWAY = /ERR_CONNECTION_(REFUSED|RESET)|ERR_INTERNET_DISCONNECTED|WebSocket connection to|status of 503/;

const FAULTS = join(import.meta.dirname, '../../../out/faults');
/** One browser and one place with the built page for all files of a worker; they end with it. */
let browser: Promise<Browser> | undefined;
let served: Promise<Served> | undefined;

async function serveShared(): Promise<Served> {
  served ??= serveApp();
  return { ...(await served), close: async () => {} };
}

/** One app for all tests of a file; what the browser complains of fails the test it was said in, unless that was to be expected. */
export function appForTests(take: (app: App) => void, serve: () => Promise<Served> = serveShared, expected?: RegExp): void {
  let app: App;
  beforeAll(async () => {
    browser ??= launchBrowser(UNPAINTED);
    app = await App.start(serve, await browser);
    take(app);
  });
  afterAll(() => app.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const folder = join(FAULTS, task.name.replace(/\W+/g, '-').slice(0, 60));
      await app.print(folder);
      console.error(`The seed of chance was ${SEED} (SHINAR_SEED); ${folder} shows the devices.`);
    }
    await app.closeDevices();
    expect(app.complaints.splice(0).filter((complaint) => !expected?.test(complaint))).toEqual([]);
  });
}
