import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import type { App } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { device, pair } from './people.ts';
import { serveOnline } from './serve.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'shinar-operators-'));
let app: App;
appForTests(
  (started) => {
    app = started;
  },
  () => serveOnline({ SHINAR_DATA: data }),
  /status of (401|403|409)|: not-signed-in/,
);
const { chat, me, lobby, operators: words } = en.online;

test('a report comes to an operator with what was said; who is muted is told so, and the report is closed', async () => {
  const [anu, bel] = await pair([await device(app), await device(app)]);
  for (const page of [anu, bel]) await page.getByRole('tab', { name: chat.tab(0) }).click();
  const say = async (text: string): Promise<void> => {
    await bel.getByLabel(chat.say, { exact: true }).fill(text);
    await bel.getByRole('button', { name: chat.send }).click();
  };
  await say('You <b>fool</b>');
  await anu.getByText('You <b>fool</b>').first().waitFor();
  await anu.getByText(chat.reports).click();
  await anu.getByLabel(chat.reportWhy).fill('insults');
  await anu.getByRole('button', { name: chat.report, exact: true }).click();
  await anu.getByText(chat.reported).waitFor();

  const operator = await device(app);
  await operator.goto(`${app.served.url}#/me`);
  await operator.getByLabel(lobby.yourName).fill('Ziusudra');
  await operator.getByRole('button', { name: me.beGuest }).click();
  await operator.getByRole('button', { name: me.signOut, exact: true }).waitFor();
  const { id } = await operator.evaluate(async () => (await fetch('/api/me')).json());
  await operator.goto(`${app.served.url}#/operators`);
  await operator.getByText(words.forbidden).waitFor();
  await promisify(execFile)(process.execPath, [MAIN, 'admin', 'operator', id], { env: { ...process.env, SHINAR_DATA: data } });
  await operator.reload();
  const report = operator.locator('.reports .card');
  await report.getByText('You <b>fool</b>').waitFor();
  await report.getByRole('button', { name: words.silence }).click();
  await report.locator('.badge').waitFor();
  await say('Heard?');
  await bel.getByText(en.online.failures.silenced).waitFor();
  expect(await bel.getByLabel(chat.say, { exact: true }).inputValue()).toBe('Heard?');
  await report.getByRole('button', { name: words.settle }).click();
  await operator.getByText(words.noReports).waitFor();
  expect(await operator.locator('.audit li').count()).toBe(3);
});
