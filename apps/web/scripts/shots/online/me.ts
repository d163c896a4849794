/** Who one is, one's bots, and the page of the operators. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Studio } from '../studio.ts';
import { playSteps, resign, tableFor } from './acts.ts';

const MAIN = fileURLToPath(new URL('../../../../server/src/main.ts', import.meta.url));

/** All forms of the account open, notices, statistics and games. */
export async function shootMe(studio: Studio): Promise<void> {
  const [anu, bel] = [await studio.guest('Anu'), await studio.guest('Belanum')];
  for (let games = 0; games < 3; games++) {
    const table = await tableFor(anu, bel, { rated: games > 0 });
    await playSteps(table, [anu, bel], 4);
    await resign(table, games === 1 ? anu : bel);
  }
  const page = await studio.openAs(anu, 'me');
  await page.locator('table').first().waitFor();
  for (const form of await page.locator('main details > summary').all()) await form.click();
  await page.getByLabel(studio.m.online.notices.quiet).check();
  await page.getByRole('button', { name: studio.m.online.me.makeLink }).click();
  await page.getByRole('img', { name: studio.m.online.me.link }).waitFor();
  await page.getByRole('button', { name: studio.m.online.notices.pushOn }).click();
  await page.waitForTimeout(2000);
  await studio.take(page, 'me', { screens: 5 });
  await page.getByRole('button', { name: studio.m.online.me.remove }).click();
  await studio.take(page, 'me-delete');
  await page.keyboard.press('Escape');
  await studio.go(page, 'bots');
  await page.locator('.name-form input').fill('Enlil 3');
  await page.locator('.name-form button').click();
  await page.locator('.share').waitFor();
  await studio.take(page, 'bots', { screens: 2 });
  await studio.go(page, 'leaders/assyria');
  await page.waitForLoadState('networkidle');
  await studio.take(page, 'leaders', { screens: 2 });
}

/** Reports from a table and a club, people found, and what was done. */
export async function shootOperators(studio: Studio): Promise<void> {
  const [anu, bel, zi] = [await studio.guest('Anu'), await studio.guest('Belanum'), await studio.guest('Ziusudra')];
  const table = await tableFor(anu, bel);
  for (const text of ['You fool', 'And more of it']) await bel.must('POST', `/api/tables/${table}/chat`, { text });
  await anu.must('POST', `/api/tables/${table}/reports`, { person: bel.id, reason: 'Insults me in every line.' });
  const club = await bel.must<{ id: string }>('POST', '/api/clubs', { name: 'Loud ones', about: '', open: true });
  await anu.must('POST', `/api/clubs/${club.id}/members`, {});
  await anu.must('POST', `/api/clubs/${club.id}/reports`, { person: bel.id, reason: 'All of it.' });
  execFileSync(process.execPath, [MAIN, 'admin', 'operator', zi.id], { env: { ...process.env, SHINAR_DATA: studio.data } });
  const page = await studio.openAs(zi, 'operators');
  await page.locator('.reports .card').nth(1).waitFor();
  await page.locator('.name-form input').first().fill('Belanum');
  await page.locator('.name-form button').first().click();
  await page.locator('.reports').nth(1).locator('.card').first().waitFor();
  await studio.take(page, 'operators', { screens: 5 });
  await page.locator('.reports .card button').first().click();
  await page.waitForTimeout(1000);
  await studio.take(page, 'operators-acted', { screens: 2 });
}
