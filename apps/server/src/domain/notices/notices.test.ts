import type { NoticeWish, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import type { Notice } from '../house/senders.ts';
import { sendAlerts } from './send-alerts.ts';
import { tellTurn } from './tell.ts';
import { tellTimeLeft } from './time-left.ts';
import { WORDS } from './words.ts';

let server: TestServer;
let now = Date.parse('2026-01-10T12:00:00Z');
const sent: [string, string, Notice][] = [];
let people: Visitor[];
beforeAll(async () => {
  server = await testServer(
    {},
    {
      now: () => now,
      senders: {
        mail: async (to, notice) => void sent.push(['mail', to, notice]),
        webhook: async (url, notice) => {
          sent.push(['webhook', url, notice]);
          throw new Error('no answer');
        },
        push: async ({ endpoint }, notice) => {
          sent.push(['push', endpoint, notice]);
          return !endpoint.endsWith('gone');
        },
      },
    },
  );
});
let pairs = 0;
beforeEach(async () => {
  sent.length = 0;
  // Unique names, because an address comes to protect them.
  people = await Promise.all(['Anu', 'Bel'].map((name) => Visitor.guest(server.url, `${name} ${++pairs}`)));
});
afterAll(() => server.end());

const WISH: NoticeWish = { push: false, mail: null, webhook: null, quiet: null, zone: null, unwanted: [] };

/** Asks for mail to a confirmed address. */
async function wish(person: Visitor, more: Partial<NoticeWish> = {}): Promise<void> {
  const mail = `${person.id}@example.org`.toLowerCase();
  await server.house.store.db.updateTable('people').set({ mail }).where('id', '=', person.id).execute();
  await person.must('PUT', '/api/me/notices', { ...WISH, mail, ...more });
}

async function table(): Promise<{ id: string; turn: Visitor }> {
  const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { turn } = await people[1]!.must<TableView>('POST', `/api/tables/${id}/join`, {});
  return { id, turn: people[turn.seat!]! };
}

/** Runs the notice job for a table's turn; if it has run already, its notice is on the way. */
async function tell(id: string): Promise<void> {
  const { db } = server.house.store;
  const job = db.selectFrom('turns').innerJoin('tables', 'tables.num', 'turns.num').select(['turns.num', 'turns.length']);
  await tellTurn(server.house, await job.where('tables.id', '=', id).executeTakeFirstOrThrow());
}

test('whoever wishes hears once that it is their turn, by every way', async () => {
  for (const person of people) {
    await wish(person, { webhook: 'https://example.org/hook', push: true });
    for (const end of ['one', 'gone'])
      await person.must('POST', '/api/me/notices/push', {
        endpoint: `https://push.example/${person.id}-${end}`,
        keys: { p256dh: 'p', auth: 'a' },
      });
  }
  const { id, turn } = await table();
  await expect.poll(() => sent.map(([way]) => way).sort()).toEqual(['mail', 'push', 'push', 'webhook']);
  expect(sent[0]).toMatchObject(['mail', `${turn.id}@example.org`.toLowerCase(), { table: id, text: WORDS.en.turn('Assyria') }]);
  const { db } = server.house.store;
  const targets = db.selectFrom('push_targets').select('endpoint').where('person', '=', turn.id);
  await expect.poll(async () => (await targets.execute()).map(({ endpoint }) => endpoint.split('-').at(-1))).toEqual(['one']);
  await tell(id);
  expect(sent).toHaveLength(4);
  await turn.must('PUT', '/api/me/language', { language: 'nl' });
  expect(await turn.must('POST', '/api/me/notices/test')).toEqual({ sent: 2 });
  expect(sent.at(-1)?.[2]).toMatchObject({ kind: 'test', table: '', language: 'nl', text: WORDS.nl.test });
});

test('not who is at the table, nor who wishes for nothing', async () => {
  const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const person of people) {
    const socket = await person.socket();
    await socket.request({ type: 'subscribe', table: id, from: 0 });
    await wish(person);
  }
  await people[1]!.must('POST', `/api/tables/${id}/join`, {});
  await tell(id);
  expect(sent).toEqual([]);
});

test('quiet hours put a notice off until they end', async () => {
  const quiet = { from: 11 * 60, to: 13 * 60, zone: 'UTC' };
  for (const person of people) await wish(person, { quiet });
  const { id } = await table();
  await tell(id);
  expect(sent).toEqual([]);
  now = Date.parse('2026-01-10T13:00:01Z');
  await server.chores.sweep();
  await expect.poll(() => sent.length).toBe(1);
  await server.chores.sweep();
  await tell(id);
  expect(sent).toHaveLength(1);
});

test('one click ends them, without signing in', async () => {
  for (const person of people) await wish(person);
  await table();
  await expect.poll(() => sent.length).toBe(1);
  const off = sent[0]![2].off.replace(/^https?:\/\/[^/]+/, '');
  expect((await new Visitor(server.url).call('POST', off)).status).toBe(204);
  const wishes = await Promise.all(people.map((person) => person.must<NoticeWish>('GET', '/api/me/notices')));
  expect(wishes.filter(({ mail }) => mail !== null)).toHaveLength(1);
});

test('with nothing configured they are off, and the server says so', async () => {
  const bare = await testServer();
  const anu = await Visitor.guest(bare.url, 'Anu');
  expect(await anu.must('GET', '/api/about')).toMatchObject({ notices: { push: false, pushKey: null, mail: false, webhook: false } });
  expect(await anu.call('PUT', '/api/me/notices', { ...WISH, push: true })).toMatchObject({ status: 501, body: { code: 'switched-off' } });
  const target = { endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } };
  expect((await anu.call('POST', '/api/me/notices/push', target)).body).toEqual({ code: 'switched-off' });
  expect(await anu.must('POST', '/api/me/notices/test')).toEqual({ sent: 0 });
  await bare.end();
});

test('besides turns: somebody sits down, the game begins, is over, an invitation; each once, not to who is there, and not what is unwanted', async () => {
  const [anu, bel] = people as [Visitor, Visitor];
  await wish(anu, { mail: null, webhook: 'https://hook.example/anu' });
  await wish(bel, { mail: null, webhook: 'https://hook.example/bel', unwanted: ['over'] });
  const { id } = await anu.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 1 }] });
  await anu.must('POST', `/api/tables/${id}/invitations`, { person: bel.id });
  await sendAlerts(server.house);
  await bel.must('POST', `/api/tables/${id}/join`, {});
  await Promise.all([sendAlerts(server.house), sendAlerts(server.house)]);
  await anu.must('POST', `/api/tables/${id}/resign`);
  await bel.must('POST', `/api/tables/${id}/resign`);
  const { db } = server.house.store;
  await db.updateTable('tables').set({ ended: 'played' }).where('id', '=', id).execute();
  const { num, length } = await db
    .selectFrom('turns')
    .innerJoin('tables', 'tables.num', 'turns.num')
    .select(['turns.num', 'turns.length'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow();
  server.house.tables.distrust();
  await tellTurn(server.house, { num, length });
  await sendAlerts(server.house);
  const told = () => sent.filter(([, to]) => /(anu|bel)$/.test(to)).map(([, to, notice]) => `${to.slice(-3)} ${(notice as Notice).kind}`);
  const besides = () =>
    told()
      .filter((line) => !line.endsWith('turn'))
      .sort();
  await expect.poll(besides).toEqual(['anu begin', 'anu over', 'anu seat', 'bel begin', 'bel invite']);
});

test('who has a quarter of their time left hears until when, in their own time', async () => {
  const [anu, bel] = people as [Visitor, Visitor];
  for (const person of [anu, bel]) await wish(person, { mail: null, webhook: 'https://hook.example/time', zone: 'asia/tokyo' });
  const { id } = await anu.table({
    game: 'assyria',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { type: 'turn', time: 8 * 3_600_000 },
  });
  await bel.must('POST', `/api/tables/${id}/join`, {});
  const { db } = server.house.store;
  const times = () =>
    db
      .selectFrom('alerts')
      .innerJoin('tables', 'tables.num', 'alerts.num')
      .select('key')
      .where('kind', '=', 'time')
      .where('tables.id', '=', id)
      .execute();
  await tellTimeLeft(server.house);
  expect(await times()).toEqual([]);
  const { num } = await db.selectFrom('tables').select('num').where('id', '=', id).executeTakeFirstOrThrow();
  const due = server.house.now() + 3_600_000;
  await db.updateTable('turns').set({ due_at: due }).where('num', '=', num).execute();
  await tellTimeLeft(server.house);
  await tellTimeLeft(server.house);
  expect(await times()).toHaveLength(1);
  await sendAlerts(server.house);
  const there = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' }).format(due);
  await expect
    .poll(() => sent.map(([, , notice]) => (notice as Notice).text).find((text) => text.includes('running out')))
    .toMatch(new RegExp(`^Assyria: your time is running out \\(.*${there}\\)\\.$`));
});
