import type { Chat, Club, Clubs, OpenReports, TableView, Tournament, Tournaments } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

let guests = 0;
const guest = (name: string): Promise<Visitor> => Visitor.guest(server.url, `${name} ${++guests}`);
const found = (visitor: Visitor, wish: object = {}): Promise<Club> =>
  visitor.must('POST', '/api/clubs', { name: 'Friends of Ur', about: 'Slow games', open: true, ...wish });
const club = (visitor: Visitor, id: string): Promise<Club> => visitor.must('GET', `/api/clubs/${id}`);
const SEATS = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] };

test('an open club is in the list, anybody joins, and sees its members, tables and talk', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const { id } = await found(anu);
  expect((await bel.must<Clubs>('GET', '/api/clubs')).clubs).toContainEqual(expect.objectContaining({ id, members: 1, mine: false }));
  expect((await bel.call('GET', `/api/clubs/${id}/chat`)).body).toEqual({ code: 'not-member' });
  await bel.must('POST', `/api/clubs/${id}/members`);
  await bel.must('POST', `/api/clubs/${id}/members`);
  const { id: table } = await anu.must<TableView>('POST', `/api/clubs/${id}/tables`, SEATS);
  await bel.must('POST', `/api/clubs/${id}/chat`, { text: 'Who plays?' });
  expect(await club(bel, id)).toMatchObject({
    mine: true,
    owner: anu.id,
    people: [{ id: anu.id }, { id: bel.id }],
    tables: [{ id: table, visibility: 'private' }],
  });
  const { lines } = await anu.must<Chat>('GET', `/api/clubs/${id}/chat`);
  expect(lines).toMatchObject([{ person: { id: bel.id }, text: 'Who plays?' }]);
  await anu.must('PUT', `/api/mutes/${bel.id}`);
  expect((await anu.must<Chat>('GET', `/api/clubs/${id}/chat`)).lines).toEqual([]);
});

test('a private club is known by its link: a stranger sees its name, and nothing of its people', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const { id } = await found(anu, { open: false });
  expect((await bel.must<Clubs>('GET', '/api/clubs')).clubs.map((one) => one.id)).not.toContain(id);
  expect((await anu.must<Clubs>('GET', '/api/clubs')).clubs.map((one) => one.id)).toContain(id);
  expect(await club(bel, id)).toMatchObject({ name: 'Friends of Ur', members: 1, owner: null, people: [], tables: [], tournaments: [] });
  await bel.must('POST', `/api/clubs/${id}/members`);
  expect((await club(bel, id)).people).toHaveLength(2);
});

test('its owner changes it, deletes what was said, puts people out for good and gives it away; nobody else does', async () => {
  const [anu, bel, ea] = [await guest('Anu'), await guest('Bel'), await guest('Ea')];
  const { id } = await found(anu);
  for (const visitor of [bel, ea]) await visitor.must('POST', `/api/clubs/${id}/members`);
  await bel.must('POST', `/api/clubs/${id}/chat`, { text: 'Rude' });
  const [line] = (await ea.must<Chat>('GET', `/api/clubs/${id}/chat`)).lines;
  expect((await ea.call('DELETE', `/api/clubs/${id}/chat/${line!.id}`)).body).toEqual({ code: 'forbidden' });
  expect((await bel.call('DELETE', `/api/clubs/${id}/members/${ea.id}`)).body).toEqual({ code: 'not-host' });
  expect((await bel.call('PUT', `/api/clubs/${id}`, { name: 'Mine now' })).body).toEqual({ code: 'not-host' });
  await anu.must('DELETE', `/api/clubs/${id}/chat/${line!.id}`);
  await anu.must('DELETE', `/api/clubs/${id}/members/${bel.id}`);
  expect((await bel.call('POST', `/api/clubs/${id}/members`)).body).toEqual({ code: 'not-welcome' });
  expect((await anu.call('PUT', `/api/clubs/${id}`, { owner: bel.id })).body).toEqual({ code: 'not-member' });
  await anu.must('PUT', `/api/clubs/${id}`, { name: 'Friends of Kish', owner: ea.id });
  expect(await club(anu, id)).toMatchObject({ name: 'Friends of Kish', owner: ea.id, members: 2 });
});

test('when its owner leaves or is no more, the oldest member has it; with the last member it is gone', async () => {
  const [anu, bel, ea] = [await guest('Anu'), await guest('Bel'), await guest('Ea')];
  const { id } = await found(anu);
  for (const visitor of [bel, ea]) await visitor.must('POST', `/api/clubs/${id}/members`);
  await anu.must('DELETE', '/api/me');
  expect((await club(ea, id)).owner).toBe(bel.id);
  await bel.must('DELETE', `/api/clubs/${id}/members/${bel.id}`);
  expect((await club(ea, id)).owner).toBe(ea.id);
  await ea.must('DELETE', `/api/clubs/${id}/members/${ea.id}`);
  expect((await ea.call('GET', `/api/clubs/${id}`)).body).toEqual({ code: 'no-club' });
});

test('a tournament of a club is for its members: others neither see it in the list nor sign up', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const { id } = await found(anu, { open: false });
  const cup = { name: 'Club cup', game: 'assyria', kind: 'swiss', speed: 'live', size: 2, startsAt: Date.now() + 3_600_000, club: id };
  expect((await bel.call('POST', '/api/tournaments', cup)).body).toEqual({ code: 'not-member' });
  const tournament = await anu.must<Tournament>('POST', '/api/tournaments', cup);
  expect(tournament.club).toEqual({ id, name: 'Friends of Ur' });
  const listed = async (visitor: Visitor) => (await visitor.must<Tournaments>('GET', '/api/tournaments')).tournaments.map((one) => one.id);
  expect(await listed(bel)).not.toContain(tournament.id);
  expect((await bel.call('POST', `/api/tournaments/${tournament.id}/entry`)).body).toEqual({ code: 'not-member' });
  await bel.must('POST', `/api/clubs/${id}/members`);
  await bel.must('POST', `/api/tournaments/${tournament.id}/entry`);
  expect(await listed(bel)).toContain(tournament.id);
  expect((await club(bel, id)).tournaments.map((one) => one.id)).toEqual([tournament.id]);
});

test('reports reach the operators with what was said, who may close a club; silence holds here too, and nobody owns more than three', async () => {
  const [anu, bel, op] = [await guest('Anu'), await guest('Bel'), await guest('Op')];
  await server.house.store.db.updateTable('people').set({ role: 'operator' }).where('id', '=', op.id).execute();
  const { id } = await found(anu);
  await bel.must('POST', `/api/clubs/${id}/members`);
  await bel.must('POST', `/api/clubs/${id}/chat`, { text: 'Rude' });
  await anu.must('POST', `/api/clubs/${id}/reports`, { person: bel.id, reason: 'Rude to all' });
  const { reports } = await op.must<OpenReports>('GET', '/api/operators/reports');
  expect(reports.at(-1)).toMatchObject({
    about: { id: bel.id },
    table: null,
    club: { id },
    reason: 'Rude to all',
    lines: [{ text: 'Rude' }],
  });
  await op.must('POST', '/api/operators/acts', { act: 'silence', person: bel.id });
  expect((await bel.call('POST', `/api/clubs/${id}/chat`, { text: 'Still' })).body).toMatchObject({ code: 'silenced' });
  expect((await anu.call('POST', '/api/operators/acts', { act: 'close-club', club: id })).body).toEqual({ code: 'forbidden' });
  for (let i = 0; i < 2; i++) await found(anu);
  expect((await anu.call('POST', '/api/clubs', { name: 'One more', about: '', open: true })).body).toMatchObject({
    code: 'too-many-tables',
  });
  await op.must('POST', '/api/operators/acts', { act: 'close-club', club: id });
  expect((await anu.call('GET', `/api/clubs/${id}`)).body).toEqual({ code: 'no-club' });
  expect((await op.must<OpenReports>('GET', '/api/operators/reports')).reports.at(-1)).toMatchObject({ about: { id: bel.id }, club: null });
});
