import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '../app.ts';
import { exportRecord, verify } from '../record.ts';
import { device, lengthOf, makeTable, playSeat, sitDown } from './people.ts';
import { serveOnline } from './serve.ts';

let app: App;
beforeAll(async () => {
  app = await App.start(serveOnline);
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.complaints.splice(0)).toEqual([]);
});

test('four people play Sumeria from a link to the last screen', async () => {
  const pages = [await device(app), await device(app), await device(app), await device(app)];
  const [host, ...others] = pages as [(typeof pages)[0], ...typeof pages];
  const link = await makeTable(host, 'Anu', 'sumeria');
  for (const [i, page] of others.entries()) await sitDown(page, link, ['Bel', 'Ea', 'Sin'][i]!);
  await Promise.all(pages.map((page) => playSeat(page)));
  const lengths = await Promise.all(pages.map(lengthOf));
  expect(new Set(lengths).size).toBe(1);
  for (const page of pages) expect(await page.locator('.prompt').textContent()).toMatch(/won|share the victory/);
  expect(verify(await exportRecord(host))).toBe('1 right, 0 wrong\n');
});
