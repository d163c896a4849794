/** Two processes, one moment: rematches, bans and new passwords against whoever is just coming in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ban } from '../domain/moderation/acts.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

let postgres: TestPostgres;
let servers: TestServer[];
beforeAll(async () => {
  postgres = await testPostgres();
  const settings = { SHINAR_DATABASE: await postgres.database(), SHINAR_CONNECTIONS: '4' };
  servers = [await testServer(settings), await testServer(settings)];
});
afterAll(async () => {
  for (const server of servers) await server.end();
  await postgres.end();
});

const at = (visitor: Visitor, process: number): Visitor => Object.assign(new Visitor(servers[process]!.url), { cookie: visitor.cookie });

test('of two who ask for another game at once both get the same table, and there is no other', async () => {
  const { db } = servers[0]!.house.store;
  for (let round = 0; round < 5; round++) {
    const [anu, bel] = [await Visitor.guest(servers[0]!.url, 'Anu'), await Visitor.guest(servers[1]!.url, 'Bel')];
    const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bel.must('POST', `/api/tables/${id}/join`, {});
    await anu.must('POST', `/api/tables/${id}/resign`);
    const next = await Promise.all(
      [anu, bel, at(anu, 1), at(bel, 0)].map((one) => one.must<{ id: string }>('POST', `/api/tables/${id}/rematch`)),
    );
    expect(new Set(next.map((table) => table.id)).size).toBe(1);
    const hosted = await db.selectFrom('tables').select('id').where('host', 'in', [anu.id, bel.id]).execute();
    expect(hosted).toHaveLength(2);
  }
});

test('who signs in while the password changes is not in afterwards, nor by a link made in that moment', async () => {
  const anu = await Visitor.guest(servers[0]!.url, 'Anu');
  await anu.must('PUT', '/api/me/password', { handle: 'anu', password: 'password 0' });
  for (let round = 0; round < 6; round++) {
    const [old, password] = [`password ${round}`, `password ${round + 1}`];
    const thief = new Visitor(servers[1]!.url);
    await thief.must('POST', '/api/sessions', { handle: 'anu', password: old });
    const late = Array.from({ length: 4 }, () => new Visitor(servers[1]!.url));
    const [, link] = await Promise.all([
      anu.must('PUT', '/api/me/password', { handle: 'anu', password, old }),
      thief.call<{ token?: string }>('POST', '/api/links'),
      ...late.map((one) => one.call('POST', '/api/sessions', { handle: 'anu', password: old })),
    ]);
    for (const one of [thief, ...late]) expect((await one.call('GET', '/api/me')).status).toBe(401);
    if (link.body.token !== undefined) expect((await thief.call('POST', '/api/links/use', link.body)).status).not.toBe(200);
  }
  await anu.must('PUT', '/api/me/password', { handle: 'anu', password: 'the last one', old: 'password 6' });
});

test('who is banned while signing in is out', async () => {
  const { db } = servers[0]!.house.store;
  for (let round = 0; round < 4; round++) {
    const bau = await Visitor.guest(servers[0]!.url, 'Bau');
    const links = await Promise.all(Array.from({ length: 6 }, () => bau.must<{ token: string }>('POST', '/api/links')));
    const late = links.map(() => new Visitor(servers[1]!.url));
    await Promise.all([
      ...late.map((one, i) => one.call('POST', '/api/links/use', { token: links[i]!.token })),
      ban({ db, now: Date.now(), note: '' }, bau.id),
    ]);
    for (const one of [bau, ...late]) expect((await one.call('GET', '/api/me')).status).toBeGreaterThanOrEqual(401);
  }
});

test('a club that everybody joins and leaves at once, at two processes, has an owner among its members, or is gone', async () => {
  const { db } = servers[0]!.house.store;
  for (let round = 0; round < 6; round++) {
    const people = await Promise.all(['Ur', 'Bel', 'Ea', 'Bau'].map((name, i) => Visitor.guest(servers[i % 2]!.url, name)));
    const [anu, bel, ...others] = people as [Visitor, Visitor, ...Visitor[]];
    const { id } = await anu.must<{ id: string }>('POST', '/api/clubs', { name: 'Friends of Ur', about: '', open: true });
    await bel.must('POST', `/api/clubs/${id}/members`);
    const answers = await Promise.all([
      at(anu, 1).call('PUT', `/api/clubs/${id}`, { owner: bel.id }),
      anu.call('DELETE', `/api/clubs/${id}/members/${bel.id}`),
      bel.call('DELETE', '/api/me'),
      at(anu, 1).call('DELETE', `/api/clubs/${id}/members/${anu.id}`),
      ...others.map((one) => one.call('POST', `/api/clubs/${id}/members`)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const club = await db.selectFrom('clubs').select('owner').where('id', '=', id).executeTakeFirst();
    const members = await db.selectFrom('members').select('person').where('club', '=', id).where('out', '=', 0).execute();
    if (club === undefined) expect(members).toEqual([]);
    else expect(members.map(({ person }) => person)).toContain(club.owner);
  }
});

test('a tournament that its host starts at two processes while people come and go begins once, with those who are in it', async () => {
  const { db } = servers[0]!.house.store;
  for (let round = 0; round < 4; round++) {
    const people = await Promise.all(['Ur', 'Bel', 'Ea', 'Bau'].map((name, i) => Visitor.guest(servers[i % 2]!.url, name)));
    const [anu, bel, ea, bau] = people as [Visitor, Visitor, Visitor, Visitor];
    const wish = { name: 'Cup', game: 'assyria', kind: 'swiss', speed: 'live', size: 2, startsAt: Date.now() + 3_600_000 };
    const { id } = await anu.must<{ id: string }>('POST', '/api/tournaments', wish);
    for (const one of [bel, ea]) await one.must('POST', `/api/tournaments/${id}/entry`);
    const answers = await Promise.all([
      anu.call('POST', `/api/tournaments/${id}/start`),
      at(anu, 1).call('POST', `/api/tournaments/${id}/start`),
      at(ea, 1).call('DELETE', `/api/tournaments/${id}/entry`),
      bau.call('POST', `/api/tournaments/${id}/entry`),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const seats = await db
      .selectFrom('round_tables')
      .innerJoin('seats', 'seats.num', 'round_tables.num')
      .select(['seats.person', 'round_tables.round'])
      .where('tournament', '=', id)
      .where('seats.person', 'is not', null)
      .execute();
    const entrants = await db.selectFrom('entrants').select('person').where('tournament', '=', id).execute();
    expect(new Set(seats.map((seat) => seat.round))).toEqual(new Set([1]));
    expect(seats.map(({ person }) => person).sort()).toEqual(entrants.map(({ person }) => person).sort());
  }
});

test('who is banned while a bot of theirs gets a token is out with the bot', async () => {
  const { db } = servers[0]!.house.store;
  for (let round = 0; round < 4; round++) {
    const bau = await Visitor.guest(servers[0]!.url, 'Bau');
    const { id } = await bau.must<{ id: string }>('POST', '/api/me/bots', { name: 'Clay' });
    const [one, other] = await Promise.all([
      at(bau, 1).call<{ token?: string }>('POST', `/api/me/bots/${id}/token`),
      bau.call<{ token?: string }>('POST', '/api/me/bots', { name: 'Reed' }),
      ban({ db, now: Date.now(), note: '' }, bau.id),
    ]);
    for (const { token } of [one.body, other.body]) {
      const { status } = await new Visitor(servers[1]!.url).call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
      expect(status).toBe(401);
    }
  }
});
