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
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.end();
  await postgres.end();
}, 60_000);

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
  for (let round = 0; round < 6; round++) {
    const [old, password] = [`password ${round}`, `password ${round + 1}`];
    await anu.must('PUT', '/api/me/password', { handle: 'anu', password: old, ...(round > 0 && { old }) });
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
    await anu.must('PUT', '/api/me/password', { handle: 'anu', password: `password ${round + 1}`, old: password });
  }
}, 60_000);

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
