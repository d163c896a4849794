/** A server for the devices of a network: an invitation from the machine itself leads others there too. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { networkAddresses } from '../../../server/src/base/reach.ts';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { makeTable } from './people.ts';
import { serveOnline, serveSharedOnline } from './serve.ts';

const shared = (page: Page): Promise<string> => page.getByLabel(en.online.share.link, { exact: true }).inputValue();
let app: App;
/** What Chrome says of headers that it minds only for https. */
const EXPECTED = /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/;
appForTests(
  (started) => {
    app = started;
  },
  () => serveOnline({ SHINAR_HOST: '0.0.0.0' }),
  EXPECTED,
);

test('the link names an address that other devices reach, and opens the table', async () => {
  const [ip] = networkAddresses();
  if (ip === undefined) throw new Error('this machine is in no network: the test needs an address besides 127.0.0.1');
  const host = await app.open(DESKTOP);
  await makeTable(host, 'Anu', 'assyria');
  const link = await shared(host);
  expect(new URL(link).hostname).toBe(ip);
  const guest = await app.open(DESKTOP);
  await guest.goto(link);
  await guest.getByRole('button', { name: en.online.waiting.sit }).waitFor();
  for (const page of [host, guest]) await page.context().close();
});

test('where only this machine gets to the server, the invitation says so and what to do', async () => {
  const alone = await serveSharedOnline();
  const host = await app.open(DESKTOP);
  await host.goto(alone.url);
  await makeTable(host, 'Anu', 'assyria');
  await host.getByText(en.online.share.onlyHere).waitFor();
  await host.context().close();
});
