/** An analysis as a page of its own: a document, on which nothing pretends that it can be pressed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRecord } from '@shinar/core';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { faultsOn } from './axe.ts';
import { importGame } from './positions.ts';

let app: App;
appForTests((started) => {
  app = started;
});

const CLI = join(import.meta.dirname, '../../cli/src/main.ts');
/** A game in which much is thrown away, so that it has many turning points. */
const randomGame = () =>
  readRecord(execFileSync(process.execPath, [CLI, 'simulate', 'assyria', '--bot', 'random', '--seed', '5'], { encoding: 'utf8' }));

test('with several turning points the page has no landmarks of one name, and no dead buttons', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, randomGame());
  await page.getByRole('button', { name: en.analysis.open }).click();
  await page.locator('.turning-points li').nth(1).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: en.analysis.stop, exact: true }).click();
  await page.locator('.menu summary').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.analysis.exportPage }).click()]);
  const file = join(mkdtempSync(join(tmpdir(), 'shinar-')), 'analysis.html');
  await download.saveAs(file);
  const paper = await page.context().newPage();
  await paper.goto(pathToFileURL(file).href);
  expect(await paper.locator('.table-board svg').count()).toBeGreaterThanOrEqual(2);
  expect(await paper.locator('button, [role=button], [tabindex], section[aria-label]').count()).toBe(0);
  expect(await faultsOn(paper)).toEqual([]);
  await page.context().close();
});
