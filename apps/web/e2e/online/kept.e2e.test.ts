/** What the service worker keeps on the device is what the server would send, headers and all, though most of it comes in one file. */
import { expect, test } from 'vitest';
import { type App, DESKTOP, KEEPS_PAGE } from '../app.ts';
import { onlineForTests } from './online-for-tests.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
onlineForTests((started) => {
  app = started;
}, serveSharedOnline);

/** What guards a page, and what it is. */
const GUARDS = [
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
];

test('every file is kept as the server sends it', async () => {
  const page = await app.open({ ...DESKTOP, ...KEEPS_PAGE });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async (names) => {
    const cache = await caches.open('shinar');
    const answers = await cache.matchAll();
    const keys = await cache.keys();
    return Promise.all(
      answers.map(async (answer, i) => ({
        url: keys[i]!.url.replace(/\?.*/, ''),
        headers: names.map((name) => answer.headers.get(name)?.replace('application/javascript', 'text/javascript').split(';')[0] ?? null),
        length: (await answer.arrayBuffer()).byteLength,
      })),
    );
  }, GUARDS);
  expect(kept.length).toBeGreaterThan(100);
  for (const ending of ['index.html', 'embed.html', 'base-', 'table-', '.css', '.woff2', 'assyria.svg']) {
    const { url, ...one } = kept.find((each) => each.url.includes(ending))!;
    const answer = await page.request.get(url);
    const headers = GUARDS.map(
      (name) => answer.headers()[name]?.replace('application/javascript', 'text/javascript').split(';')[0] ?? null,
    );
    expect({ ending, ...one }).toEqual({ ending, headers, length: (await answer.body()).length });
  }
});
