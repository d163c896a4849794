/** Finding a game: as nobody, in a lobby with tables, and before the start. */
import { GAME_IDS } from '@shinar/catalogue';
import type { Studio } from '../studio.ts';
import { playSteps, tableFor } from './acts.ts';

const MINUTE = 60_000;
const OTHERS = [
  {
    game: 'sumeria',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 3 }],
    clock: { type: 'live', bank: 15 * MINUTE, increment: 10_000 },
  },
  { game: 'after-the-flood', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], rated: true },
  {
    game: 'assyria',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    clock: { type: 'turn', time: 4320 * MINUTE, quiet: { from: 1320, to: 480, zone: 'Asia/Tokyo' } },
  },
];

/** Signed out: an empty lobby, signing in, and what people must be known for. */
export async function shootNobody(studio: Studio): Promise<void> {
  const page = await studio.open();
  await page.locator('.card-picture img').first().waitFor();
  await studio.take(page, 'online-start', { screens: 3 });
  await studio.go(page, 'lobby', '.play-games');
  await studio.take(page, 'lobby-empty', { screens: 2 });
  await studio.go(page, 'me', 'form input[type=password]');
  await page.locator('form:has(input[type=password]) input').first().fill('anu');
  await page.locator('input[type=password]').fill('wrong password');
  await page.locator('form:has(input[type=password]) button').click();
  await page.locator('.fault').first().waitFor();
  await studio.take(page, 'sign-in', { screens: 2 });
  for (const place of [
    'people',
    'bots',
    'tournaments',
    'clubs',
    'operators',
    ...GAME_IDS.slice(0, 1).flatMap((game) => [`leaders/${game}`, `day/${game}`]),
  ]) {
    await studio.go(page, place);
    await page.waitForLoadState('networkidle');
    await studio.take(page, `nobody-${place.replace('/', '-')}`);
  }
  await studio.go(page, 'link/x');
  await page.locator('.page button').first().click();
  await page.locator('.fault').first().waitFor();
  await studio.take(page, 'link-spent');
  for (const place of ['table/nonexistent0', 'club/nonexistent0', 'tournament/nonexistent0', 'person/nonexistent0', 'deal/nonexistent0']) {
    await studio.go(page, place, 'h1, [role=alert] :not(:empty)');
    await studio.take(page, `no-${place.split('/')[0]}`);
  }
}

/** The form for a table, its host before the start, and somebody who was invited. */
export async function shootWaiting(studio: Studio): Promise<void> {
  const [anu, bel] = [await studio.guest('Anu'), await studio.guest('Belanum')];
  const page = await studio.openAs(anu, 'lobby/assyria');
  const form = page.getByRole('dialog');
  await form.getByLabel(studio.m.online.create.clock).selectOption('day');
  await form.getByLabel(studio.m.online.create.quiet).check();
  await studio.take(page, 'create');
  await studio.take(page, 'create-end', { ready: () => form.locator('button').last().scrollIntoViewIfNeeded() });
  const { id } = await anu.table({ ...OTHERS[2], rated: true });
  await bel.must('POST', `/api/tables/${id}/join`, {});
  await bel.must('POST', `/api/tables/${id}/chat`, { text: 'Shall we?' });
  await page.reload();
  await studio.go(page, `table/${id}`, '.share img, .share svg');
  await studio.take(page, 'waiting', { screens: 3 });
  const guest = await studio.open();
  await studio.go(guest, `table/${id}`, '.name-form, form');
  await studio.take(guest, 'invited', { screens: 2 });
}

/** With tables of others, tables of mine, and an invitation. */
export async function shootLobby(studio: Studio): Promise<void> {
  const [anu, bel, nin] = [await studio.guest('Anu'), await studio.guest('Belanum'), await studio.guest('Ninsun')];
  for (const table of OTHERS) await nin.table({ ...table, visibility: 'open' });
  const watched = await tableFor(bel, nin, { visibility: 'open' });
  await playSteps(watched, [bel, nin], 6);
  await anu.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 5 }] });
  await tableFor(anu, bel);
  await anu.table({ ...OTHERS[1]! });
  const invited = await nin.table({ ...OTHERS[0]! });
  await nin.must('POST', `/api/tables/${invited.id}/invitations`, { person: anu.id });
  await anu.must('PUT', `/api/follows/${nin.id}`);
  const page = await studio.openAs(anu, 'lobby');
  await page.locator('.tables li').nth(3).waitFor();
  await studio.take(page, 'lobby', { screens: 4 });
  await page.goto(studio.app.served.url);
  await page.locator('.leads li, .leads a').first().waitFor();
  await studio.take(page, 'start-my-turns', { screens: 2 });
}
