import type { Entry, Tournament, Tournaments } from '@shinar/protocol';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type TestPostgres, testPostgres } from '../../testing/postgres.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { closeDeals } from '../deals/close.ts';
import { advanceTournaments } from './advance.ts';
import { standings, tablePoints } from './standings.ts';

const CUP = { name: 'Cup of Ur', game: 'assyria', kind: 'round-robin', speed: 'live', size: 2, startsAt: Date.now() + 3_600_000 };
const view = (visitor: Visitor, id: string) => visitor.must<Tournament>('GET', `/api/tournaments/${id}`);

async function signedUp(server: TestServer, wish: object = {}): Promise<{ id: string; people: Visitor[] }> {
  const people = [];
  for (const name of ['Anu', 'Bel', 'Ea', 'Sin']) people.push(await Visitor.guest(server.url, name));
  const { id } = await people[0]!.must<Tournament>('POST', '/api/tournaments', { ...CUP, ...wish });
  for (const visitor of people.slice(1)) await visitor.must('POST', `/api/tournaments/${id}/entry`);
  return { id, people };
}
/** At every table of the round, the player who signed up later gives up. */
async function finishRound(server: TestServer, id: string, people: readonly Visitor[]): Promise<void> {
  const { standings: list, round } = await view(people[0]!, id);
  const tables = new Map<string, Visitor[]>();
  for (const visitor of people) {
    const mine = list.find(({ person }) => person.id === visitor.id)?.tables.find((table) => table.round === round);
    if (mine) tables.set(mine.table, [...(tables.get(mine.table) ?? []), visitor]);
  }
  for (const [table, seated] of tables) await seated.at(-1)!.must('POST', `/api/tables/${table}/resign`);
  await advanceTournaments(server.house);
}
const running = async ({ house }: TestServer) =>
  (await house.store.db.selectFrom('round_tables').innerJoin('tables', 'tables.num', 'round_tables.num').select('status').execute()).map(
    ({ status }) => status,
  );

test('a round robin for four from sign-up to the end: everybody meets everybody, the standings follow, and somebody who leaves is missed by nobody', async () => {
  const server = await testServer();
  const { id, people } = await signedUp(server);
  expect((await people[1]!.call('POST', `/api/tournaments/${id}/start`)).body).toEqual({ code: 'not-host' });
  await people[0]!.must('POST', `/api/tournaments/${id}/start`);
  expect(await view(people[0]!, id)).toMatchObject({ status: 'running', round: 1, rounds: 3, people: 4, mine: true });
  expect((await (await Visitor.guest(server.url, 'Late')).call('POST', `/api/tournaments/${id}/entry`)).body).toEqual({
    code: 'already-started',
  });
  await finishRound(server, id, people);
  await people[3]!.must('DELETE', `/api/tournaments/${id}/entry`);
  await finishRound(server, id, people);
  await finishRound(server, id, people.slice(0, 3));
  const end = await view(people[0]!, id);
  expect(end).toMatchObject({ status: 'over', round: 3 });
  expect(end.standings[0]).toMatchObject({ person: { id: people[0]!.id }, rank: 1, points: 3 });
  expect(end.standings.find(({ person }) => person.id === people[3]!.id)).toMatchObject({ gone: true, points: 0 });
  expect((await people[0]!.must<Tournaments>('GET', '/api/tournaments')).tournaments.map((one) => one.id)).toContain(id);
  await server.end();
});

/** The tables somebody is playing at now. */
const playing = async (visitor: Visitor, id: string): Promise<string[]> =>
  (await view(visitor, id)).standings
    .find(({ person }) => person.id === visitor.id)!
    .tables.flatMap(({ table, points }) => (points === null ? table : []));

test('an arena: who comes late is paired, who is free plays again, who leaves is not waited for; then its time is up', async () => {
  let shift = 0;
  const server = await testServer({}, { now: () => Date.now() + shift });
  const { id, people } = await signedUp(server, { kind: 'arena', minutes: 60 });
  const [anu, bel, ea, sin] = people as [Visitor, Visitor, Visitor, Visitor];
  await anu.must('POST', `/api/tournaments/${id}/start`);
  const late = await Visitor.guest(server.url, 'Late');
  await late.must('POST', `/api/tournaments/${id}/entry`);
  const first = await Promise.all(people.map((visitor) => playing(visitor, id)));
  expect(first.every(({ length }) => length === 1)).toBe(true);
  await anu.must('POST', `/api/tables/${first[0]![0]}/resign`);
  await anu.must('DELETE', `/api/tournaments/${id}/entry`);
  shift = 60_000;
  await advanceTournaments(server.house);
  const met = [bel, ea, sin].find((_, i) => first[i + 1]![0] === first[0]![0])!;
  expect(await playing(late, id)).toEqual(await playing(met, id));
  expect(await playing(anu, id)).toEqual([]);
  await anu.must('POST', `/api/tournaments/${id}/entry`);
  shift = 3 * 3_600_000;
  await advanceTournaments(server.house);
  expect(await view(anu, id)).toMatchObject({ status: 'running', entry: false });
  expect((await anu.call('POST', `/api/tournaments/${id}/entry`)).body).toEqual({ code: 'already-started' });
  for (const visitor of [late, bel, ea, sin])
    for (const table of await playing(visitor, id)) await visitor.call('POST', `/api/tables/${table}/resign`);
  await expect.poll(async () => (await view(anu, id)).status).toBe('over');
  await server.end();
});

test('a duplicate: the same draws at all tables of a round, hidden from the others until it is over; nobody tries its deal alone', async () => {
  const server = await testServer();
  const { id, people } = await signedUp(server, { kind: 'duplicate', rounds: 1 });
  await people[0]!.must('POST', `/api/tournaments/${id}/start`);
  const tables = [...new Set((await Promise.all(people.map((visitor) => playing(visitor, id)))).flat())];
  const seated = (await Promise.all(tables.map((table) => Promise.all(people.map((one) => one.call('GET', `/api/tables/${table}`)))))).map(
    (answers) => answers.map(({ status }) => status),
  );
  expect(seated.map((statuses) => statuses.filter((status) => status === 200).length)).toEqual([2, 2]);
  expect(seated.flat().filter((status) => status === 403)).toHaveLength(4);
  const { deal } = await server.house.store.db.selectFrom('tables').select('deal').executeTakeFirstOrThrow();
  expect((await people[0]!.call('POST', `/api/deals/${deal}/play`)).body).toEqual({ code: 'no-deal' });
  await finishRound(server, id, people);
  await expect.poll(async () => (await view(people[0]!, id)).status).toBe('over');
  await closeDeals(server.house);
  const draws = await Promise.all(
    tables.map(async (table) => (await people[0]!.must<{ entries: Entry[] }>('GET', `/api/tables/${table}/log`)).entries[0]!.step),
  );
  expect(draws[0]).toMatchObject({ by: 'chance' });
  expect(draws[1]).toEqual(draws[0]);
  await server.end();
});

test('a rated league: a season of tables at once, rated by the law, then the next; a season before can be looked at', async () => {
  const server = await testServer();
  const { id, people } = await signedUp(server, { kind: 'league', speed: 'slow', rounds: 2, rated: true });
  expect((await people[0]!.call('POST', '/api/tournaments', { ...CUP, kind: 'league', speed: 'live' })).body).toMatchObject({
    path: 'speed',
  });
  await people[0]!.must('POST', `/api/tournaments/${id}/start`);
  expect((await playing(people[0]!, id)).length).toBe(3);
  const rated = server.house.store.db.selectFrom('tables').select('rated');
  expect((await rated.execute()).map((table) => table.rated)).toEqual(Array(6).fill(1));
  for (const visitor of people) for (const table of await playing(visitor, id)) await visitor.call('POST', `/api/tables/${table}/resign`);
  await expect.poll(() => view(people[0]!, id)).toMatchObject({ round: 2, season: 2, entry: false });
  expect((await people[0]!.must<Tournament>('GET', `/api/tournaments/${id}?season=1`)).standings.map(({ played }) => played)).toEqual([
    3, 3, 3, 3,
  ]);
  expect((await playing(people[0]!, id)).length).toBe(3);
  await server.end();
});

test('a host calls off what has not started, and nobody else does', async () => {
  const server = await testServer();
  const { id, people } = await signedUp(server);
  expect((await people[1]!.call('DELETE', `/api/tournaments/${id}`)).body).toEqual({ code: 'not-host' });
  await people[0]!.must('DELETE', `/api/tournaments/${id}`);
  expect((await people[1]!.call('GET', `/api/tournaments/${id}`)).body).toEqual({ code: 'no-tournament' });
  await server.end();
});

test('killed when a round was paired and its tables not begun: after the restart they are, and once', async () => {
  const first = await testServer();
  const { id, people } = await signedUp(first, { kind: 'swiss', rounds: 2 });
  const use = vi.spyOn(first.house.tables, 'use').mockRejectedValue(new Error('killed'));
  expect((await people[0]!.call('POST', `/api/tournaments/${id}/start`)).status).toBe(500);
  use.mockRestore();
  expect(await running(first)).toEqual(['waiting', 'waiting']);
  await first.close();
  const second = await testServer({ SHINAR_DATA: first.folder });
  expect(await running(second)).toEqual(['running', 'running']);
  await advanceTournaments(second.house);
  expect(await running(second)).toHaveLength(2);
  await second.end();
});

test('limits: two tournaments a person, tables that the game knows, and an hour within a year', async () => {
  const server = await testServer();
  const { people } = await signedUp(server);
  const make = (wish: object) => people[0]!.call('POST', '/api/tournaments', { ...CUP, ...wish });
  expect((await make({ size: 3, game: 'chess' })).status).toBe(400);
  expect((await make({ size: 2, game: 'sumeria' })).body).toMatchObject({ path: 'size' });
  expect((await make({ startsAt: Date.now() + 400 * 24 * 3_600_000 })).body).toMatchObject({ path: 'startsAt' });
  expect((await make({})).status).toBe(200);
  expect((await make({})).body).toMatchObject({ code: 'too-many-tables', facts: { most: 2 } });
  expect((await people[0]!.call('GET', `/api/tournaments/${'x'.repeat(12)}`)).body).toEqual({ code: 'no-tournament' });
  await server.end();
});

describe('two processes', () => {
  let postgres: TestPostgres;
  afterAll(() => postgres?.end());

  test('that see the end of a round at the same moment begin the next one once', async () => {
    postgres = await testPostgres();
    const database = await postgres.database();
    const [one, two] = [await testServer({ SHINAR_DATABASE: database }), await testServer({ SHINAR_DATABASE: database })];
    const { id, people } = await signedUp(one);
    await people[0]!.must('POST', `/api/tournaments/${id}/start`);
    const { standings: list } = await view(people[0]!, id);
    for (const table of new Set(list.flatMap(({ tables }) => tables.map((one) => one.table)))) {
      const seated = people.filter((visitor) => list.some(({ person, tables }) => person.id === visitor.id && tables[0]?.table === table));
      await seated[0]!.must('POST', `/api/tables/${table}/resign`);
    }
    await Promise.all([one, two, one, two].map(({ house }) => advanceTournaments(house)));
    expect(await running(one)).toEqual(['over', 'over', 'running', 'running']);
    expect(await view(people[0]!, id)).toMatchObject({ round: 2 });
    await one.end();
    await two.end();
  });
});

test('points of a table go from 1 for the first to 0 for the last, equals share, and who left is last', () => {
  const table = { round: 1, seating: ['a', 'b', 'c'], left: [false, false, false] };
  expect(tablePoints({ ...table, result: { scores: [10, 20, 5], winners: [1] } })).toEqual([0.5, 1, 0]);
  expect(tablePoints({ ...table, result: { scores: [10, 10, 5], winners: [0, 1] } })).toEqual([0.75, 0.75, 0]);
  expect(tablePoints({ ...table, left: [false, true, false], result: { scores: [10, 20, 5], winners: [1] } })).toEqual([1, 0, 0.5]);
  expect(tablePoints({ ...table, result: null })).toEqual([0, 0, 0]);
});

test('who has met the stronger comes first among those with as many points', () => {
  const game = (one: string, other: string) => ({
    round: 1,
    seating: [one, other],
    left: [false, false],
    result: { scores: [2, 1], winners: [0] },
  });
  const list = standings(['a', 'b', 'c', 'd'], [game('a', 'b'), game('c', 'd'), game('a', 'c'), game('b', 'd')]);
  expect(list.map(({ person, rank }) => [person, rank])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 4],
  ]);
});
