/** Bots' accounts, clubs, tournaments and boards of one's own: none of them is a way around what holds for people. */
import type { Club, Clubs, Company, Me, OpenReports, ProgramMade, TableView, Tournament } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceTournaments } from '../domain/tournaments/advance.ts';
import { expire } from '../domain/upkeep/expire.ts';
import { type TestServer, TestSocket, testServer, Visitor } from '../testing/server.ts';

const DAY = 24 * 3_600_000;
let shift = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { now: () => Date.now() + shift });
});
afterAll(() => server.end());

let guests = 0;
const guest = (name: string): Promise<Visitor> => Visitor.guest(server.url, `${name} ${++guests}`);
const newBot = (owner: Visitor, name = `Bot ${++guests}`): Promise<ProgramMade> => owner.must('POST', '/api/me/bots', { name });
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
const as = (token: string, method: string, path: string, body?: unknown) =>
  new Visitor(server.url).call<{ id: string }>(method, path, body, headersOf(token));
const keep = (visitor: Visitor) => visitor.must<Me>('PUT', '/api/me/password', { handle: `h${++guests}x`, password: 'long enough' });
const operator = async (): Promise<Visitor> => {
  const op = await guest('Op');
  await server.house.store.db.updateTable('people').set({ role: 'operator' }).where('id', '=', op.id).execute();
  return op;
};
const OPEN = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' };

describe('a bot’s account', () => {
  test('has no way in that outlives its token', async () => {
    const { id, token } = await newBot(await guest('Anu'));
    const kept = { handle: 'clay-bot', password: 'long enough' };
    for (const [method, path, body] of [
      ['PUT', '/api/me/password', kept],
      ['PUT', '/api/me/mail', { mail: 'bot@example.org' }],
      ['POST', '/api/links', undefined],
    ] as const)
      expect((await as(token, method, path, body)).body, path).toEqual({ code: 'forbidden' });
    expect((await as(token, 'GET', '/api/me')).body).toMatchObject({ id, kept: false });
  });

  test('takes no name that somebody protects', async () => {
    const belit = await Visitor.guest(server.url, 'Belit the one');
    await keep(belit);
    const anu = await guest('Anu');
    expect((await anu.call('POST', '/api/me/bots', { name: 'Be1it the one' })).body).toEqual({ code: 'name-taken' });
    await newBot(belit, 'Belit the one');
  });

  test('is out with its owner who is banned, on open sockets too, and silent with one who is silenced', async () => {
    const [op, anu] = [await operator(), await guest('Anu')];
    const { token } = await newBot(anu);
    const table = (await as(token, 'POST', '/api/tables', OPEN)).body.id;
    await op.must('POST', '/api/operators/acts', { act: 'silence', person: anu.id });
    expect((await as(token, 'POST', `/api/tables/${table}/chat`, { text: 'Still' })).body).toMatchObject({ code: 'silenced' });
    const socket = await TestSocket.open(server.url, headersOf(token));
    await op.must('POST', '/api/operators/acts', { act: 'ban', person: anu.id });
    expect((await as(token, 'GET', '/api/me')).status).toBe(401);
    expect(await socket.closed).toBeGreaterThan(0);
  });

  test('is kept apart from whoever has blocked its owner', async () => {
    const [anu, bel] = [await guest('Anu'), await guest('Bel')];
    const { id, token } = await newBot(bel);
    await anu.must('PUT', `/api/blocks/${bel.id}`);
    const { id: table } = await anu.table(OPEN);
    expect((await as(token, 'POST', `/api/tables/${table}/join`, {})).body).toEqual({ code: 'not-welcome' });
    const theirs = (await as(token, 'POST', '/api/tables', OPEN)).body.id;
    expect((await as(token, 'POST', `/api/tables/${theirs}/invitations`, { person: anu.id })).body).toEqual({ code: 'no-person' });
    expect((await anu.call('POST', `/api/tables/${theirs}/join`, {})).body).toEqual({ code: 'not-welcome' });
    expect((await anu.call('PUT', `/api/follows/${id}`)).body).toEqual({ code: 'no-person' });
  });

  test('leaves its tables when its owner goes, asked or expired, and stays as long as an owner who is kept', async () => {
    const [anu, bel] = [await guest('Anu'), await guest('Bel')];
    const { token } = await newBot(anu);
    const { id: kept } = await newBot(bel);
    await keep(bel);
    const other = await guest('Other');
    const { id } = await other.table({ ...OPEN, visibility: 'private' });
    await as(token, 'POST', `/api/tables/${id}/join`, {});
    shift = 400 * DAY;
    await other.must('GET', '/api/me');
    await expect
      .poll(() => server.house.store.db.selectFrom('sessions').select('seen_at').where('person', '=', other.id).executeTakeFirst())
      .toMatchObject({ seen_at: expect.toSatisfy((at: number) => at > Date.now()) });
    await expire(server.house);
    shift = 0;
    expect(await other.must<TableView>('GET', `/api/tables/${id}`)).toMatchObject({ status: 'over', ended: 'resigned' });
    const there = server.house.store.db.selectFrom('people').select('id').where('id', '=', kept);
    expect(await there.executeTakeFirst()).toBeDefined();
  });

  test('is one of ten, however many are asked for at once', async () => {
    const anu = await guest('Anu');
    await Promise.all(Array.from({ length: 20 }, (_, i) => anu.call('POST', '/api/me/bots', { name: `Bot ${i}` })));
    expect((await anu.must<{ programs: unknown[] }>('GET', '/api/me/bots')).programs).toHaveLength(10);
  });
});

describe('a club', () => {
  const found = (visitor: Visitor, open = true): Promise<Club> =>
    visitor.must('POST', '/api/clubs', { name: 'Friends of Ur', about: '', open });

  test('is not its founder’s again who left it and comes back', async () => {
    const [anu, bel] = [await guest('Anu'), await guest('Bel')];
    const { id } = await found(anu);
    await bel.must('POST', `/api/clubs/${id}/members`);
    await anu.must('DELETE', `/api/clubs/${id}/members/${anu.id}`);
    await anu.must('POST', `/api/clubs/${id}/members`);
    expect(await bel.must<Club>('GET', `/api/clubs/${id}`)).toMatchObject({ owner: bel.id, members: 2 });
  });

  test('is gone with the account of its last member', async () => {
    const [anu, bel] = [await guest('Anu'), await guest('Bel')];
    const { id } = await found(anu);
    await anu.must('DELETE', '/api/me');
    expect((await bel.must<Clubs>('GET', '/api/clubs')).clubs.map((club) => club.id)).not.toContain(id);
    expect((await bel.call('POST', `/api/clubs/${id}/members`)).body).toEqual({ code: 'no-club' });
  });

  test('that is private shows strangers none of its people in its tournaments either', async () => {
    const [anu, bel] = [await guest('Anu'), await guest('Bel')];
    const { id } = await found(anu, false);
    const cup = { name: 'Cup', game: 'assyria', kind: 'swiss', speed: 'live', size: 2, startsAt: Date.now() + DAY, club: id };
    const { id: tournament } = await anu.must<Tournament>('POST', '/api/tournaments', cup);
    expect((await bel.call('GET', `/api/tournaments/${tournament}`)).body).toEqual({ code: 'not-member' });
    expect((await new Visitor(server.url).call('GET', `/api/tournaments/${tournament}`)).body).toEqual({ code: 'not-member' });
    await anu.must('PUT', `/api/clubs/${id}`, { open: true });
    await bel.must('GET', `/api/tournaments/${tournament}`);
  });
});

test('many who ask for the list of clubs have them counted once', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const ids = async (visitor: Visitor) => (await visitor.must<Clubs>('GET', '/api/clubs')).clubs.map((club) => club.id);
  shift = DAY;
  await ids(bel);
  const { id } = await anu.must<Club>('POST', '/api/clubs', { name: 'New', about: '', open: true });
  // However long that took.
  shift = DAY - 60_000;
  expect(await ids(bel)).not.toContain(id);
  expect(await ids(anu)).toContain(id);
  shift = DAY + 10_000;
  expect(await ids(bel)).toContain(id);
  shift = 0;
});

describe('a tournament', () => {
  test('begins on time, however many slow ones are running', async () => {
    const { db } = server.house.store;
    const slow = {
      name: 'Slow',
      game: 'assyria',
      kind: 'league',
      speed: 'slow',
      size: 2,
      rounds: 4,
      minutes: 0,
      rated: 0,
      round: 1,
    } as const;
    const of = { host: null, club: null, version: 1, created_at: 0, ended_at: null } as const;
    const anu = await guest('Anu');
    const { id: table } = await anu.table({ ...OPEN, visibility: 'private' });
    const { num } = await db.selectFrom('tables').select('num').where('id', '=', table).executeTakeFirstOrThrow();
    for (let i = 0; i < 60; i++) {
      const tournament = `slow-${String(i).padStart(7, '0')}`;
      await db
        .insertInto('tournaments')
        .values({ ...slow, ...of, id: tournament, status: 'running', starts_at: i })
        .execute();
      await db.insertInto('round_tables').values({ tournament, round: 1, place: 0, division: 0, num }).execute();
    }
    const wish = { name: 'Cup', game: 'assyria', kind: 'swiss', speed: 'live', size: 2, startsAt: Date.now() + 3_600_000 };
    const { id } = await anu.must<Tournament>('POST', '/api/tournaments', wish);
    await (await guest('Bel')).must('POST', `/api/tournaments/${id}/entry`);
    await db.updateTable('tournaments').set({ starts_at: Date.now() }).where('id', '=', id).execute();
    await advanceTournaments(server.house);
    expect(await anu.must<Tournament>('GET', `/api/tournaments/${id}`)).toMatchObject({ status: 'running', round: 1 });
    await db.deleteFrom('tournaments').where('id', 'like', 'slow-%').execute();
  });
});

describe('nobody', () => {
  test('follows somebody who has blocked them', async () => {
    const [anu, bel] = [await guest('Anu'), await guest('Bel')];
    await bel.must('PUT', `/api/follows/${anu.id}`);
    await anu.must('PUT', `/api/blocks/${bel.id}`);
    expect((await bel.call('PUT', `/api/follows/${anu.id}`)).body).toEqual({ code: 'no-person' });
    expect((await bel.must<Company>('GET', '/api/me/company')).people).toEqual([]);
  });

  test('fills the store with tables that are over at once, or with boards', async () => {
    const few = await testServer({ SHINAR_TABLES_EACH: '2' });
    const anu = await Visitor.guest(few.url, 'Anu');
    const refused: unknown[] = [];
    for (let i = 0; i < 9; i++) {
      const { body } = await anu.call<TableView>('POST', '/api/tables', OPEN);
      if (body.id === undefined) refused.push(body);
      else await anu.must('POST', `/api/tables/${body.id}/leave`);
    }
    expect(refused).toEqual([{ code: 'too-many', facts: { seconds: expect.any(Number) } }]);
    await few.end();
  });

  test('has everything about themselves written out again and again, or reports without end', async () => {
    const anu = await guest('Anu');
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push((await anu.call('GET', '/api/me/export')).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(answers[0]).toBe(200);
    const { db } = server.house.store;
    const report = { num: 0, club: null, person: anu.id, person_name: 'Anu', about: anu.id, about_name: 'Anu', reason: 'x', lines: '[]' };
    for (let i = 0; i < 40; i++)
      await db
        .insertInto('kept_reports')
        .values(Array.from({ length: 10 }, () => ({ ...report, at: 1 })))
        .execute();
    expect((await (await operator()).must<OpenReports>('GET', '/api/operators/reports')).reports.length).toBeLessThanOrEqual(200);
  });
});
