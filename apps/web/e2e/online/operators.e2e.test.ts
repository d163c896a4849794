import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/base/words/en/index.ts';
import { type App, PHONE } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { devicesOfTwo } from './known.ts';
import { device } from './people.ts';
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

/** Whether the last line is on the screen, and not behind the field in which one writes. */
async function isLatestInView(page: Page): Promise<boolean> {
  const line = await page.locator('.chat-lines li').last().boundingBox();
  const field = await page.locator('.say').boundingBox();
  return line !== null && field !== null && line.y > 0 && line.y + line.height <= field.y + 1;
}

test('a report comes to an operator with what was said; who is muted is told so, and the report is closed', async () => {
  const [anu, bel] = await devicesOfTwo(app, PHONE);
  for (const page of [anu, bel]) await page.getByRole('tab', { name: chat.tab(0) }).click();
  const say = async (text: string): Promise<void> => {
    await bel.getByLabel(chat.say, { exact: true }).fill(text);
    await bel.getByRole('button', { name: chat.send, exact: true }).click();
  };
  for (let i = 0; i < 5; i++) await say(`Line ${i}, ${'and more, '.repeat(16)}`);
  await expect.poll(() => bel.locator('.chat-lines li').count()).toBe(5);
  await expect.poll(() => isLatestInView(bel)).toBe(true);
  // Back to what was said first, and an answer to it.
  await bel.getByLabel(chat.say, { exact: true }).fill('You <b>fool</b>');
  await bel.locator('.chat-lines').evaluate((lines) => lines.scrollTo(0, 0));
  await bel.keyboard.press('Enter');
  await expect.poll(() => bel.locator('.chat-lines li').count()).toBe(6);
  await expect.poll(() => isLatestInView(bel)).toBe(true);
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
  await expect.poll(() => operator.locator('.audit li').count()).toBe(3);

  await reportInClub(anu, bel);
  await operator.reload();
  await report.getByRole('link', { name: words.toClub('Loud ones') }).waitFor();
  await report.getByRole('button', { name: words.closeClub }).click();
  await operator.getByRole('dialog').getByRole('button', { name: words.closeClub }).click();
  await report.getByRole('button', { name: words.closeClub }).waitFor({ state: 'detached' });
  await operator.locator('.audit').getByText(words.acts['close-club']).waitFor();
});

/** One founds a club, the other joins it and reports the first. */
async function reportInClub(by: Page, about: Page): Promise<void> {
  const post = (page: Page, path: string, body?: object) =>
    page.evaluate(
      async ([to, said]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(to, { method: 'POST', headers, body: said });
        if (!answer.ok) throw new Error(`${to}: ${answer.status}`);
        return answer.text();
      },
      [path, JSON.stringify(body ?? {})] as const,
    );
  const person = await about.evaluate(async () => (await (await fetch('/api/me')).json()).id);
  const { id } = JSON.parse(await post(about, '/api/clubs', { name: 'Loud ones', about: '', open: true }));
  await post(by, `/api/clubs/${id}/members`);
  await post(by, `/api/clubs/${id}/reports`, { person, reason: 'all of it' });
}
