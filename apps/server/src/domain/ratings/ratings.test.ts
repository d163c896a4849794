import type { Entry, Leaders, RatingChanges, Records, Statistics, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Follower, newTicket } from '../../testing/game.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { botRatings } from './bot-ratings.ts';
import { countTable, ranksOf } from './rate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** A table that the second player gives up, after both have played or before anyone has. */
async function ended(wish: object = {}, played = true): Promise<{ people: [Visitor, Visitor]; id: string }> {
  const people: [Visitor, Visitor] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { id } = await people[0].table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true, ...wish });
  await people[1].must('POST', `/api/tables/${id}/join`, {});
  if (played) await playRound(people, id);
  await people[1].must('POST', `/api/tables/${id}/resign`);
  return { people, id };
}
async function playRound(people: readonly Visitor[], id: string): Promise<void> {
  const follower = new Follower('assyria', 2);
  const acted = new Set<unknown>();
  while (acted.size < 2) {
    const log = await people[0]!.must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log?from=${follower.length}`);
    follower.follow(log.entries);
    const step = follower.any();
    acted.add(step.by);
    await people[step.by]!.must('POST', `/api/tables/${id}/steps`, { index: follower.length, ticket: newTicket(), step });
  }
}
const changes = (visitor: Visitor, id: string) => visitor.must<RatingChanges>('GET', `/api/tables/${id}/ratings`);

test('a rated table counts once: the winner rises, who gave up falls, and both stand in the list', async () => {
  const { people, id } = await ended();
  await expect.poll(async () => (await changes(people[0], id)).changes).toHaveLength(2);
  const [first, second] = (await changes(people[0], id)).changes;
  expect([first?.before, second?.before]).toEqual([1000, 1000]);
  expect(first!.after).toBeGreaterThan(second!.after);
  const { num } = await server.house.store.db.selectFrom('tables').select('num').where('id', '=', id).executeTakeFirstOrThrow();
  await countTable(server.house, { num, length: 0 });
  const list = await people[0].must<Leaders>('GET', '/api/leaders?game=assyria');
  expect(list.people.find(({ person }) => person.id === people[0].id)).toMatchObject({ rating: first!.after, games: 1 });
  const { games } = await people[0].must<Statistics>('GET', '/api/me/statistics');
  expect(games).toMatchObject([{ game: 'assyria', played: 1, won: 1, rating: first!.after }]);
});

test('what a lost job leaves uncounted is found by the sweep', async () => {
  const { people, id } = await ended();
  const { db } = server.house.store;
  await expect.poll(async () => (await changes(people[0], id)).changes).toHaveLength(2);
  const { num } = await db.selectFrom('tables').select('num').where('id', '=', id).executeTakeFirstOrThrow();
  await db.deleteFrom('rating_changes').where('num', '=', num).execute();
  await db.updateTable('tables').set({ counted: 0 }).where('num', '=', num).execute();
  await server.chores.sweep();
  await expect.poll(async () => (await changes(people[0], id)).changes).toHaveLength(2);
});

test('who gives up before everybody has played loses nothing, and nobody wins by it', async () => {
  const { people, id } = await ended({}, false);
  await server.chores.sweep();
  const { db } = server.house.store;
  await expect.poll(() => db.selectFrom('tables').select('counted').where('id', '=', id).executeTakeFirst()).toEqual({ counted: 1 });
  expect((await changes(people[0], id)).changes).toEqual([]);
});

test('a game that a bot finished for somebody is not rated', async () => {
  const { people, id } = await ended();
  const { db } = server.house.store;
  await expect.poll(async () => (await changes(people[0], id)).changes).toHaveLength(2);
  const { num } = await db.selectFrom('tables').select('num').where('id', '=', id).executeTakeFirstOrThrow();
  await db.deleteFrom('rating_changes').where('num', '=', num).execute();
  await db.updateTable('tables').set({ counted: 0, ended: 'played' }).where('num', '=', num).execute();
  await db.updateTable('seats').set({ held: 1, resigned: 0 }).where('num', '=', num).where('seat', '=', 1).execute();
  await countTable(server.house, { num, length: 0 });
  expect((await changes(people[0], id)).changes).toEqual([]);
});

test('after three games of the same fresh guests no more of them count; a protected name ends that', async () => {
  const people: [Visitor, Visitor] = [await Visitor.guest(server.url, 'Ur'), await Visitor.guest(server.url, 'Kish')];
  const { db } = server.house.store;
  const again = async (): Promise<number> => {
    const { id } = await people[0].table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
    await people[1].must('POST', `/api/tables/${id}/join`, {});
    await playRound(people, id);
    await people[1].must('POST', `/api/tables/${id}/resign`);
    await expect.poll(() => db.selectFrom('tables').select('counted').where('id', '=', id).executeTakeFirst()).toEqual({ counted: 1 });
    return (await changes(people[0], id)).changes.length;
  };
  expect([await again(), await again(), await again(), await again()]).toEqual([2, 2, 2, 0]);
  for (const [at, visitor] of people.entries())
    await visitor.must('PUT', '/api/me/password', { handle: `fresh${at}`, password: 'long enough' });
  expect(await again()).toBe(2);
  const month = await people[0].must<Leaders>('GET', '/api/leaders?game=assyria&of=month');
  const mine = month.people.find(({ person }) => person.id === people[0].id);
  expect(mine).toMatchObject({ games: 4, provisional: true, person: { kept: true } });
  expect(mine!.gain).toBe(mine!.rating - 1000);
});

test('an unrated table changes nothing', async () => {
  const { people, id } = await ended({ rated: false });
  await server.chores.sweep();
  expect((await changes(people[0], id)).changes).toEqual([]);
});

test('winners come first, then points, and who has given up is last', () => {
  expect(ranksOf({ scores: [10, 30, 20, 5], winners: [3] }, [false, true, false, false])).toEqual([3, 4, 2, 1]);
  expect(ranksOf({ scores: [10, 30], winners: [1] }, [false, true])).toEqual([1, 2]);
  expect(ranksOf({ scores: [10, 10, 7], winners: [0, 1] }, [false, false, false])).toEqual([1, 1, 3]);
});

test('the bots’ ratings rise with their level as far as they are measured', () => {
  for (const game of ['sumeria', 'assyria', 'after-the-flood']) {
    const known = botRatings(game).flatMap(({ rating }) => (rating === null ? [] : [rating]));
    expect(known.length).toBeGreaterThan(2);
    expect(known).toEqual([...known].sort((a, b) => a - b));
  }
});

test('my finished games are found by the name of somebody at the table, and their records come page by page', async () => {
  const { people, id } = await ended();
  const found = (search: string) => people[0].must<{ tables: TableView[] }>('GET', `/api/me/tables?status=over&search=${search}`);
  expect((await found('be')).tables.map((table) => table.id)).toEqual([id]);
  expect((await found('ASSYR')).tables.map((table) => table.id)).toEqual([id]);
  expect((await found('nobody')).tables).toEqual([]);
  expect((await found('%25')).tables).toHaveLength(1);
  expect(await people[0].must<Records>('GET', '/api/me/records')).toMatchObject({ records: [{ game: 'assyria' }], before: null });
});
