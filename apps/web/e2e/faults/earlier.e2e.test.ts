/** What earlier versions of the app have kept, in databases of their own, is still there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { begunGame, importGame } from '../positions.ts';
import { brokenDevice } from './broken.ts';

let app: App;
appForTests((started) => {
  app = started;
});

interface Kept {
  readonly id: string;
  readonly touched: number;
}

/** Everything in a store by its key; as it is made where a version is given, with these things put into it. */
function store(
  page: Page,
  name: string,
  kind: string,
  version?: number,
  put: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return page.evaluate(
    ([database, place, made, things]) =>
      new Promise<Record<string, unknown>>((done, failed) => {
        const opening = indexedDB.open(database, made ?? undefined);
        opening.onupgradeneeded = () => {
          const all = { shinar: ['tables'], 'shinar-studies': ['studies'], 'shinar-lessons': ['done', 'begun'] }[database] ?? [];
          for (const each of all) opening.result.createObjectStore(each, database === 'shinar-lessons' ? {} : { keyPath: 'id' });
        };
        opening.onerror = failed;
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(place, 'readwrite');
          const open = transaction.objectStore(place);
          for (const [key, thing] of Object.entries(things)) open.keyPath === null ? open.put(thing, key) : open.put(thing);
          const [keys, values] = [open.getAllKeys(), open.getAll()];
          transaction.oncomplete = () => {
            opening.result.close();
            done(Object.fromEntries(keys.result.map((key, i) => [String(key), values.result[i]])));
          };
        };
      }),
    [name, kind, version ?? null, put] as const,
  );
}

test('games, studies and lessons of an earlier version are moved once, and the later of two wins', async () => {
  const page = await brokenDevice(app);
  await page.goto(app.served.url);
  await importGame(page, begunGame());
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: m.explore.here }).click();
  await page.waitForURL(/#\/explore\/study-/);
  const [game] = Object.values(await store(page, 'shinar-kept', 'tables')) as [Kept];
  const [study] = Object.values(await store(page, 'shinar-kept', 'studies')) as [Kept];
  await store(page, 'shinar-kept', 'done', undefined, { sumeria: ['new'] });
  await page.goto('about:blank');
  await page.goto(`${app.served.url}#/learn`);
  await page.locator('main').waitFor();

  const older = { ...game, touched: game.touched - 1000, older: true };
  await store(page, 'shinar', 'tables', 1, { a: { ...game, id: 'sumeria-old' }, b: older });
  await store(page, 'shinar-studies', 'studies', 1, {
    a: { ...study, id: 'study-old' },
    b: { ...study, touched: study.touched + 1, later: true },
  });
  await store(page, 'shinar-lessons', 'done', 2, { sumeria: ['old'], assyria: ['first'] });
  await store(page, 'shinar-lessons', 'begun', undefined, { 'sumeria/second': [{ do: 'pass' }] });

  await page.goto('about:blank');
  await page.goto(app.served.url);
  await expect.poll(() => page.locator('.kept-link[href]').count()).toBe(2);
  expect(Object.keys(await store(page, 'shinar-kept', 'tables')).sort()).toEqual([game.id, 'sumeria-old'].sort());
  expect((await store(page, 'shinar-kept', 'tables'))[game.id]).not.toHaveProperty('older');
  expect((await store(page, 'shinar-kept', 'studies'))[study.id]).toHaveProperty('later');
  expect(await store(page, 'shinar-kept', 'studies')).toHaveProperty('study-old');
  expect(await store(page, 'shinar-kept', 'done')).toEqual({ sumeria: ['old', 'new'], assyria: ['first'] });
  expect(await store(page, 'shinar-kept', 'begun')).toEqual({ 'sumeria/second': [{ do: 'pass' }] });
  for (const [name, kind] of [
    ['shinar', 'tables'],
    ['shinar-studies', 'studies'],
    ['shinar-lessons', 'done'],
    ['shinar-lessons', 'begun'],
  ] as const) {
    expect(await store(page, name, kind)).toEqual({});
  }

  await page.locator('.kept li').first().getByRole('button', { name: m.start.drop }).click();
  await page.getByRole('dialog').getByRole('button', { name: m.start.drop }).click();
  await expect.poll(() => page.locator('.kept-link[href]').count()).toBe(1);
  await page.reload();
  await expect.poll(() => page.locator('.kept-link[href]').count()).toBe(1);
  await page.context().close();
});
