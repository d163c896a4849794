/** What happens to others at the table is told, and a link says for whom it is. */
import type { Link } from '@shinar/protocol';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP } from '../app.ts';
import { deviceOf, tableOfTwo } from './known.ts';
import { onlineForTests } from './online-for-tests.ts';
import { serveSharedOnline } from './serve.ts';

let app: App;
onlineForTests((started) => {
  app = started;
}, serveSharedOnline);

test('who leaves, comes back and gives up is told to the other', async () => {
  const { table, people } = await tableOfTwo(app.served.url);
  const [anu, bel] = people;
  const page = await deviceOf(app, anu!, `table/${table.id}`, DESKTOP);
  await page.locator('.presence[data-present="true"]').first().waitFor();
  const { happened } = en.online.table;
  const name = bel!.me!.name;
  for (const [act, told] of [
    ['leave', happened.left(name)],
    ['back', happened['came-back'](name)],
    ['resign', happened.resigned(name)],
  ] as const) {
    await bel!.must('POST', `/api/tables/${table.id}/${act}`);
    await page.locator('.happened').getByText(told).waitFor();
  }
  await page.context().close();
});

test('a link says for whom it is before it signs in', async () => {
  const { people } = await tableOfTwo(app.served.url);
  const { token } = await people[0]!.must<Link>('POST', '/api/links');
  const page = await app.open(DESKTOP);
  await page.goto(new URL(`#/link/${token}`, app.served.url).href);
  await page.getByText(en.online.me.linkFor(people[0]!.me!.name)).waitFor();
  await page.getByRole('button', { name: en.online.me.signIn }).click();
  await expect.poll(() => page.url()).toContain('#/lobby');
  await page.context().close();
});
