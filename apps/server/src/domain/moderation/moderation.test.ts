/** What an operator does from the command line while the server runs, and its effects. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Club, Exported, TableView } from '@shinar/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { expire } from '../upkeep/expire.ts';
import { admin } from './admin.ts';

const DAY = 24 * 3_600_000;
let server: TestServer;
let now = Date.parse('2026-01-10T12:00:00Z');
beforeAll(async () => {
  server = await testServer({ SHINAR_PROXY: 'on' }, { now: () => now });
});
afterAll(() => server.end());

const guest = (name: string, address?: string) => Visitor.guest(server.url, name, address);
const command = (...words: string[]) => admin(server.house.store.db, now, words);

async function pair() {
  const people = [await guest('Anu'), await guest('Bel')] as const;
  const { id } = await people[0].table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await people[1].must('POST', `/api/tables/${id}/join`, {});
  return { anu: people[0], bel: people[1], id };
}

test('a report is shown with what was said, also when the one it is about is gone, until it is settled', async () => {
  const { anu, bel, id } = await pair();
  await bel.must('POST', `/api/tables/${id}/chat`, { text: 'something rude' });
  await anu.must('POST', `/api/tables/${id}/reports`, { person: bel.id, reason: 'rude' });
  await bel.must('DELETE', '/api/me');
  const { reports } = (await command('reports')) as { reports: { id: number; about: string }[] };
  const mine = reports.find(({ about }) => about === bel.id)!;
  expect(mine).toMatchObject({ about_name: 'Bel', person_name: 'Anu', reason: 'rude', lines: expect.stringContaining('something rude') });
  await command('settle', String(mine.id), 'spoken', 'to');
  expect((await command('reports')) as object).toEqual({ reports: [] });
  expect(await command('audit')).toMatchObject({ audit: [{ act: 'settle', about: String(mine.id), note: 'spoken to' }] });
});

test('who is silenced says nothing for a time', async () => {
  const { bel, id } = await pair();
  await command('silence', bel.id, '2', 'flood');
  expect((await bel.call('POST', `/api/tables/${id}/chat`, { text: 'hello' })).body).toMatchObject({ code: 'silenced' });
  now += 3 * 3_600_000;
  expect((await bel.call('POST', `/api/tables/${id}/chat`, { text: 'hello' })).status).toBe(204);
});

test('who is banned is put out, and stays out until the ban ends', async () => {
  const anu = await guest('Anu of Ur');
  await anu.must('PUT', '/api/me/password', { handle: 'anu.out', password: 'between two rivers' });
  const socket = await anu.socket();
  await command('ban', anu.id, '1');
  await server.chores.compare();
  expect(await socket.closed).toBe(4001);
  expect((await anu.call('GET', '/api/me')).status).toBe(401);
  const back = () => anu.call('POST', '/api/sessions', { handle: 'anu.out', password: 'between two rivers' });
  expect((await back()).body).toMatchObject({ code: 'banned' });
  await command('unban', anu.id);
  expect((await back()).status).toBe(200);
  await expect(command('ban', 'nobody-there')).rejects.toThrow('no-person');
});

test('nobody becomes somebody at an address that is banned, for so long', async () => {
  await command('ban-address', '192.0.2.77', '1');
  expect((await new Visitor(server.url, '192.0.2.77').call('POST', '/api/guests', { name: 'New' })).body).toMatchObject({ code: 'banned' });
  expect((await new Visitor(server.url, '192.0.2.78').call('POST', '/api/guests', { name: 'New' })).status).toBe(200);
  now += 2 * 3_600_000;
  expect((await new Visitor(server.url, '192.0.2.77').call('POST', '/api/guests', { name: 'New' })).status).toBe(200);
});

test('a table is closed for everybody who looks at it, and a name is changed', async () => {
  const { anu, bel, id } = await pair();
  const socket = await anu.socket();
  await socket.request({ type: 'subscribe', table: id, from: 0 });
  await command('close', id, 'cheating');
  await command('rename', bel.id, 'Someone');
  await server.chores.compare();
  expect((await socket.next('table', ({ view }) => view.status === 'over')).view).toMatchObject({ ended: 'abandoned', result: null });
  expect((await anu.must<TableView>('GET', `/api/tables/${id}`)).turn.seat).toBe(null);
  await expect(command('fly', 'x')).rejects.toThrow('fly');
  socket.close();
});

test('guests who stay away, old talk, tables that never began and clubs without members expire; who keeps an identity stays', async () => {
  const { anu, id } = await pair();
  const kept = await guest('Kept');
  await kept.must('PUT', '/api/me/password', { handle: 'kept.one', password: 'between two rivers' });
  const waiting = await kept.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await anu.must('POST', `/api/tables/${id}/chat`, { text: 'long ago' });
  const founder = await guest('Founder');
  const club = await founder.must<Club>('POST', '/api/clubs', { name: 'Soon empty', about: '', open: true });
  await founder.must('DELETE', '/api/me');
  now += 31 * DAY;
  expect((await expire(server.house)).tables).toBeGreaterThan(0);
  expect((await kept.call('GET', `/api/clubs/${club.id}`)).body).toEqual({ code: 'no-club' });
  expect(await kept.must<TableView>('GET', `/api/tables/${waiting.id}`)).toMatchObject({
    status: 'over',
    ended: 'abandoned',
    endedAt: now,
  });
  now += 300 * DAY;
  await kept.must('GET', '/api/me');
  await anu.must('GET', '/api/me');
  now += 100 * DAY;
  await expire(server.house);
  expect((await anu.call('GET', '/api/me')).status).toBe(200);
  expect(await kept.must('GET', `/api/tables/${id}/chat`)).toEqual({ lines: [] });
  now += 400 * DAY;
  await expire(server.house);
  expect((await anu.call('GET', '/api/me')).status).toBe(401);
  expect((await kept.call('GET', '/api/me')).status).toBe(200);
});

test('somebody takes along all that is stored of them, and no secret', async () => {
  const { anu, id } = await pair();
  await anu.must('POST', `/api/tables/${id}/chat`, { text: 'mine' });
  const all = await anu.must<Exported>('GET', '/api/me/export');
  expect(all).toMatchObject({ me: { id: anu.id }, tables: [{ id, game: 'assyria' }], lines: [{ text: 'mine' }] });
  expect(JSON.stringify(all)).not.toMatch(/off_token|"seed"|password/);
});

/** Tables with somebody's id but nothing to export: secrets, messages in transit, and reports in the first form. */
const NOTHING_OF_THEIRS = ['links', 'seeds', 'notices', 'reports'];

test('nothing that is stored by person is left out of what they take along', async () => {
  const code = readFileSync(new URL('../people/export.ts', import.meta.url), 'utf8');
  const tables = await server.house.store.db.introspection.getTables();
  const personal = tables.filter(({ columns }) => columns.some(({ name }) => name === 'person')).map(({ name }) => name);
  expect(personal.length).toBeGreaterThan(8);
  expect(personal.filter((name) => !NOTHING_OF_THEIRS.includes(name) && !code.includes(`'${name}'`))).toEqual([]);
});

test('a backup that was taken while the server ran is a store to go on with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-restore-'));
  const { anu, id } = await pair();
  await sql`vacuum into ${join(folder, 'copy.db')}`.execute(server.house.store.db);
  mkdirSync(join(folder, 'data'));
  copyFileSync(join(folder, 'copy.db'), join(folder, 'data', 'shinar.db'));
  const restored = await testServer({ SHINAR_DATA: join(folder, 'data') });
  const there = Object.assign(new Visitor(restored.url), { cookie: anu.cookie });
  expect(await there.must<TableView>('GET', `/api/tables/${id}`)).toMatchObject({ id, status: 'running' });
  await there.must('POST', `/api/tables/${id}/resign`);
  await restored.close();
  rmSync(folder, { recursive: true, force: true });
});
