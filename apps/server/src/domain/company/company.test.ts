import type { Company, Found, Leaders, Me, Person, Profile, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameKey } from '../../base/name-key.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const guest = (name: string): Promise<Visitor> => Visitor.guest(server.url, name);
const keep = (visitor: Visitor, handle: string) => visitor.call<Me>('PUT', '/api/me/password', { handle, password: 'long enough' });
const OPEN = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' };

test('nobody takes a name that looks like a protected one; guests of a name there may be many', async () => {
  const belit = await guest('Belit');
  await guest('Belit');
  expect((await keep(belit, 'belit')).body).toMatchObject({ kept: true });
  for (const name of ['Belit', 'BELIT', 'Bélit', 'Be1it', 'B e l i t'])
    expect((await new Visitor(server.url).call('POST', '/api/guests', { name })).body).toEqual({ code: 'name-taken' });
  const anu = await guest('Anu');
  expect((await anu.call('PUT', '/api/me', { name: 'belit' })).body).toEqual({ code: 'name-taken' });
  await belit.must('PUT', '/api/me', { name: 'Bèlit' });
  const other = await guest('Ninlil');
  expect((await keep(other, 'ninlil')).status).toBe(200);
});

test.each([
  ['Amar', 'ámàr'],
  ['l0l', 'IOI'],
  ['☃', '☃'],
])('%s and %s look alike', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test('I follow people and see their open tables, and those whom I block are gone from my sight', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  await anu.must('PUT', `/api/follows/${bel.id}`);
  const { id } = await bel.table(OPEN);
  const company = () => anu.must<Company>('GET', '/api/me/company');
  expect(await company()).toMatchObject({ people: [{ person: { id: bel.id }, followed: true }], tables: [{ id }] });
  expect((await anu.must<Profile>('GET', `/api/people/${bel.id}`)).followed).toBe(true);
  expect((await anu.call('PUT', `/api/follows/${anu.id}`)).body).toEqual({ code: 'no-person' });
  await anu.must('PUT', `/api/blocks/${bel.id}`);
  expect(await company()).toMatchObject({ people: [], tables: [], blocked: [{ id: bel.id }] });
  expect(await anu.must<Me>('GET', '/api/me')).toMatchObject({ muted: [bel.id], blocked: [bel.id], follows: [] });
  await anu.must('DELETE', `/api/blocks/${bel.id}`);
  expect(await anu.must<Me>('GET', '/api/me')).toMatchObject({ muted: [], blocked: [] });
});

test('I invite by name: who protects it, or the only one who bears it; who sits down is invited no more', async () => {
  const [host, ninurta] = [await guest('Host'), await guest('Ninurta')];
  const { id } = await host.table(OPEN);
  const invite = (body: object) => host.call('POST', `/api/tables/${id}/invitations`, body);
  expect((await invite({ name: 'Nobody at all' })).body).toEqual({ code: 'no-person' });
  expect((await invite({ name: 'ninurta' })).status).toBe(204);
  expect((await invite({ name: 'ninurta' })).status).toBe(204);
  const company = () => ninurta.must<Company>('GET', '/api/me/company');
  expect((await company()).invitations).toMatchObject([{ by: { id: host.id }, table: { id } }]);
  const twin = await guest('Ninurta');
  expect((await invite({ name: 'Ninurta' })).body).toEqual({ code: 'no-person', reason: 'not-the-only-one' });
  expect((await invite({ person: twin.id })).status).toBe(204);
  expect((await host.must<Found>('GET', '/api/people?name=ninurta')).people.map((one: Person) => one.id).sort()).toEqual(
    [twin.id, ninurta.id].sort(),
  );
  await ninurta.must('POST', `/api/tables/${id}/join`, {});
  expect((await company()).invitations).toEqual([]);
  await twin.must('PUT', `/api/blocks/${host.id}`);
  const second = await host.table(OPEN);
  expect((await host.call('POST', `/api/tables/${second.id}/invitations`, { person: twin.id })).body).toEqual({ code: 'no-person' });
});

test('a profile has results by game, seat and opponent, and shows no game that was not for all eyes', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  for (const visibility of ['open', 'private']) {
    const { id } = await anu.table({ ...OPEN, visibility });
    await bel.must<TableView>('POST', `/api/tables/${id}/join`, {});
    await bel.must('POST', `/api/tables/${id}/resign`);
  }
  const profile = await new Visitor(server.url).must<Profile>('GET', `/api/people/${anu.id}`);
  expect(profile).toMatchObject({
    person: { id: anu.id, name: 'Anu', kept: false },
    games: [{ game: 'assyria', played: 2, won: 2, rating: null, provisional: true, history: [], seats: [{ seat: 0, played: 2, won: 2 }] }],
    opponents: [{ person: { id: bel.id }, played: 2, won: 2, lost: 0 }],
    followed: false,
  });
  expect(profile.recent).toHaveLength(1);
  expect((await anu.call('GET', `/api/people/${'x'.repeat(12)}`)).body).toEqual({ code: 'no-person' });
  expect(await anu.must<Leaders>('GET', '/api/leaders?game=assyria&of=month')).toEqual({ people: [] });
});
