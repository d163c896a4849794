/** The record of a table, taken out of the browser. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { en } from '../src/base/words/en/index.ts';

const CLI = join(import.meta.dirname, '../../cli/src/main.ts');

/** Exports the record of the table on the page; answers the file. */
export async function exportRecord(page: Page): Promise<string> {
  await page.getByText(en.table.menu, { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.menu').getByRole('button', { name: en.table.export }).click(),
  ]);
  const file = join(mkdtempSync(join(tmpdir(), 'shinar-')), 'game.json');
  await download.saveAs(file);
  return file;
}

/** What the command line says of it. */
export const verify = (file: string): string => execFileSync(process.execPath, [CLI, 'verify', file], { encoding: 'utf8' });
