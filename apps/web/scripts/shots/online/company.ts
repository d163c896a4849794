/** People one knows, and clubs. */

import type { Studio } from '../studio.ts';
import { playSteps, resign, tableFor } from './acts.ts';

/** Friends, a blocked one, somebody found, and a page about a person. */
export async function shootPeople(studio: Studio): Promise<void> {
  const [anu, bel, nin, ur] = [
    await studio.guest('Anu'),
    await studio.guest('Belanum'),
    await studio.guest('Ninsun'),
    await studio.guest('Ur-Nammu'),
  ];
  for (let games = 0; games < 4; games++) {
    const table = await tableFor(anu, bel, { rated: true });
    await playSteps(table, [anu, bel], 4);
    await resign(table, games === 1 ? anu : bel);
  }
  await anu.must('PUT', `/api/follows/${nin.id}`);
  await anu.must('PUT', `/api/blocks/${ur.id}`);
  const page = await studio.openAs(anu, 'people');
  await page.locator('.people-list li').nth(1).waitFor();
  await page.locator('.name-form input').fill('Bel');
  await page.locator('.name-form button').click();
  await page.waitForTimeout(1000);
  await studio.take(page, 'people');
  await studio.go(page, `person/${bel.id}`);
  await page.waitForLoadState('networkidle');
  await studio.take(page, 'person', { screens: 4 });
  await page.locator('.page .quiet').first().click();
  await studio.take(page, 'block');
}

/** The list, a club as its owner sees it, and as somebody from outside does. */
export async function shootClub(studio: Studio): Promise<void> {
  const [anu, bel, nin] = [await studio.guest('Anu'), await studio.guest('Belanum'), await studio.guest('Ninsun')];
  const wish = { name: 'Friends of Ur', about: 'Slow games, warm words', open: true };
  const { id } = await anu.must<{ id: string }>('POST', '/api/clubs', wish);
  await bel.must('POST', '/api/clubs', { ...wish, name: 'The Ziggurat Builders of the South', open: true });
  for (const one of [bel, nin]) await one.must('POST', `/api/clubs/${id}/members`, {});
  await bel.must('POST', `/api/clubs/${id}/chat`, { text: 'Who plays tonight?' });
  await anu.must('POST', `/api/clubs/${id}/chat`, { text: 'I do!' });
  await anu.must('POST', `/api/clubs/${id}/tables`, { game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const startsAt = Date.now() + 90 * 60_000;
  await anu.must('POST', '/api/tournaments', {
    name: 'Cup of Ur',
    game: 'assyria',
    kind: 'arena',
    speed: 'live',
    size: 2,
    startsAt,
    club: id,
  });
  const page = await studio.openAs(anu, 'clubs');
  await page.waitForLoadState('networkidle');
  await page.locator('.new-deal summary').click();
  await studio.take(page, 'clubs', { screens: 2 });
  await studio.go(page, `club/${id}`);
  await page.locator('.chat-lines li').nth(1).waitFor();
  for (const form of await page.locator('main details > summary').all()) await form.click();
  await studio.take(page, 'club', { screens: 5 });
  await page.locator('.people-list .quiet').first().click();
  await studio.take(page, 'club-give');
  await page.keyboard.press('Escape');
  const outside = await studio.openAs(await studio.guest('Enki'), `club/${id}`);
  await outside.locator('.club h1').waitFor();
  await studio.take(outside, 'club-outside', { screens: 2 });
}
