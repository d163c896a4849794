/** Tournaments of every kind and at every stage, the calendar, and games that all play alike. */
import type { Tournament } from '@shinar/protocol';
import type { Studio, Visitor } from '../studio.ts';
import { resign } from './acts.ts';

const NAMES = ['Anu', 'Belanum', 'Ninsun', 'Enki', 'Ur-Nammu', 'Gilgamesh'];
const HOUR = 3_600_000;
const cup = (name: string, wish: object) => ({ name, game: 'assyria', speed: 'live', size: 2, startsAt: Date.now() + HOUR, ...wish });

const RUNNING = [
  cup('Everyone meets everyone', { kind: 'round-robin', rounds: 2 }),
  cup('League of the Two Rivers', { kind: 'league', speed: 'slow', rounds: 3 }),
  cup('Evening arena', { kind: 'arena' }),
  cup('Same draws for all', { kind: 'duplicate', rounds: 2 }),
];

/** Everybody enters the tournament of the last of them; answers its id. */
async function entered(people: readonly Visitor[], wish: object): Promise<string> {
  const { id } = await people.at(-1)!.must<Tournament>('POST', '/api/tournaments', wish);
  for (const one of people) await one.must('POST', `/api/tournaments/${id}/entry`);
  return id;
}

/** At each table of the round one gives up, in turn. */
async function endRound(people: readonly Visitor[], id: string): Promise<void> {
  const { standings } = await people[0]!.must<Tournament>('GET', `/api/tournaments/${id}`);
  const open = new Map(
    standings.flatMap(({ person, tables }) => tables.flatMap(({ table, points }) => (points === null ? [[table, person.id]] : []))),
  );
  for (const [table, loser] of open) {
    const who = people.find((one) => one.id === loser);
    if (who !== undefined) await resign(table, who);
  }
  for (let waits = 0; waits < 20; waits++) await new Promise((done) => setTimeout(done, 100));
}

export async function shootCups(studio: Studio): Promise<void> {
  const people: Visitor[] = [];
  for (const name of NAMES) people.push(await studio.guest(name));
  const open = await entered(people.slice(0, 4).reverse(), cup('Cup of Shinar', { kind: 'swiss', rated: true }));
  const running: string[] = [];
  for (const [i, wish] of RUNNING.entries()) {
    const id = await entered([...people.filter((_, at) => at !== i + 1), people[i + 1]!], wish);
    await people[i + 1]!.must('POST', `/api/tournaments/${id}/start`);
    running.push(id);
  }
  const [robin = '', league = '', arena = '', same = ''] = running;
  await new Promise((done) => setTimeout(done, 3000));
  const page = await studio.openAs(people[0]!, `tournament/${robin}`);
  await page.locator('.cup-table').first().waitFor();
  await studio.take(page, 'cup-first-round', { screens: 2 });
  await page.locator('.page .quiet').first().click();
  await studio.take(page, 'cup-drop-out');
  await page.keyboard.press('Escape');
  for (const id of [robin, robin, league, arena, same]) await endRound(people, id);
  for (const [name, id] of Object.entries({ open, over: robin, league, arena, same })) {
    await studio.go(page, `tournament/${id}`);
    await page.waitForLoadState('networkidle');
    for (const form of await page.locator('main details > summary').all()) await form.click();
    await studio.take(page, `cup-${name}`, { screens: 3 });
  }
  await studio.go(page, 'tournaments', '.calendar');
  await page.waitForLoadState('networkidle');
  await studio.take(page, 'cups', { screens: 3 });
  await page.locator('.new-deal summary').click();
  await studio.take(page, 'cup-new', { screens: 4 });
  await page.locator('.calendar [aria-current="date"]').click();
  await studio.take(page, 'cups-of-day', { screens: 2 });
}

export async function shootDeals(studio: Studio): Promise<void> {
  const [anu, bel] = [await studio.guest('Anu'), await studio.guest('Belanum')];
  const { id } = await anu.must<{ id: string }>('POST', '/api/deals', { game: 'assyria', players: 2, level: 3 });
  for (const one of [anu, bel]) {
    const table = await one.must<{ id: string }>('POST', `/api/deals/${id}/play`);
    await resign(table.id, one);
  }
  const page = await studio.openAs(anu, `deal/${id}`);
  await page.locator('.deal h1').waitFor();
  await page.waitForLoadState('networkidle');
  await studio.take(page, 'deal', { screens: 2 });
  await studio.go(page, 'day/assyria');
  await page.locator('.new-deal summary').click();
  await studio.take(page, 'day', { screens: 2 });
  await studio.go(page, 'day/assyria/2026-01-01');
  await page.waitForLoadState('networkidle');
  await studio.take(page, 'day-unknown');
}
