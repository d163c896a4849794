import type { TableView } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Follower, newTicket } from '../../testing/game.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { addTime, quietUntil } from './quiet.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

describe('quiet windows', () => {
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Amsterdam' };
  test.each([
    ['2026-01-10T20:59:00Z', undefined],
    ['2026-01-10T21:00:30Z', '2026-01-11T06:00:00Z'],
    ['2026-01-11T05:59:59Z', '2026-01-11T06:00:00Z'],
    ['2026-01-11T06:00:00Z', undefined],
    ['2026-07-10T20:30:00Z', '2026-07-11T05:00:00Z'],
    // The nights when the clocks go forward and back.
    ['2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    ['2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ])('at %s it is quiet until %s', (moment, until) => {
    expect(quietUntil(at(moment), night)).toBe(until && at(until));
  });

  test.each([
    ['2026-01-10T12:00:00Z', 2, '2026-01-10T14:00:00Z'],
    ['2026-01-10T20:00:00Z', 2, '2026-01-11T07:00:00Z'],
    ['2026-01-10T23:00:00Z', 1, '2026-01-11T07:00:00Z'],
    ['2026-01-10T06:00:00Z', 15, '2026-01-10T21:00:00Z'],
    ['2026-01-10T06:00:00Z', 45, '2026-01-12T21:00:00Z'],
    ['2026-03-28T20:00:00Z', 2, '2026-03-29T06:00:00Z'],
    ['2026-10-24T19:00:00Z', 2, '2026-10-25T07:00:00Z'],
  ])('from %s, %i hours end at %s', (start, hours, end) => {
    expect(addTime(at(start), hours * HOUR, night)).toBe(at(end));
  });

  test('an end in the hour that is left out is where it would have been', () => {
    const early = { from: 90, to: 150, zone: 'Europe/Amsterdam' };
    expect(quietUntil(at('2026-03-29T00:45:00Z'), early)).toBe(at('2026-03-29T01:30:00Z'));
    expect(addTime(at('2026-03-29T00:00:00Z'), HOUR, early)).toBe(at('2026-03-29T02:00:00Z'));
  });

  test('a window of no length is none', () => {
    expect(addTime(0, HOUR, { from: 60, to: 60, zone: 'UTC' })).toBe(HOUR);
    expect(addTime(0, HOUR, undefined)).toBe(HOUR);
  });
});

describe('deadlines', () => {
  let server: TestServer;
  let now = at('2026-01-10T12:00:00Z');
  const people: Visitor[] = [];
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    server = await testServer(settings, { now: () => now });
    for (const name of ['Anu', 'Bel']) people.push(await Visitor.guest(server.url, name));
  });
  afterAll(() => server.end());

  async function table(more: object): Promise<TableView> {
    const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], ...more });
    return people[1]!.must('POST', `/api/tables/${id}/join`, {});
  }
  const view = (id: string) => people[0]!.must<TableView>('GET', `/api/tables/${id}`);
  const until = async (id: string, fits: (view: TableView) => boolean): Promise<TableView> => {
    for (;;) {
      const seen = await view(id);
      if (fits(seen)) return seen;
      await new Promise((done) => setTimeout(done, 10));
    }
  };
  async function play({ id, game, turn }: TableView): Promise<TableView> {
    const follower = new Follower(game, 2);
    follower.follow((await people[0]!.must<{ entries: [] }>('GET', `/api/tables/${id}/log`)).entries);
    await people[turn.seat!]!.must('POST', `/api/tables/${id}/steps`, {
      index: follower.length,
      ticket: newTicket(),
      step: follower.any(),
    });
    return view(id);
  }

  test('a turn has its time; when it runs out a bot holds the seat, after a restart too', async () => {
    const before = await table({ clock: { type: 'turn', time: HOUR } });
    expect(before.turn.due).toBe(now + HOUR);
    const late = before.turn.seat!;
    now += HOUR - 1;
    await server.chores.sweep(0);
    expect((await view(before.id)).seats[late]?.held).toBe(false);
    const { folder } = server;
    now += 2;
    await server.close();
    server = await testServer({ ...settings, SHINAR_DATA: folder }, { now: () => now });
    for (const person of people) person.url = server.url;
    const after = await until(before.id, ({ seats }) => seats[late]?.held === true);
    expect(after.seats[late]).toMatchObject({ kind: 'person', level: 3 });
    await until(before.id, ({ turn }) => turn.seat === 1 - late);
    await people[late]!.must('POST', `/api/tables/${before.id}/back`);
  });

  test('a live clock runs down by what was used, and gets its increment with the turn’s end', async () => {
    const start = await table({ clock: { type: 'live', bank: 600_000, increment: 5000 } });
    const first = start.turn.seat!;
    expect(start.turn).toMatchObject({ due: now + 600_000, banks: [600_000, 600_000] });
    now += 10_000;
    const next = await play(start);
    expect(next.turn.seat).toBe(1 - first);
    expect(next.turn.banks?.[first]).toBe(595_000);
    expect(next.turn.due).toBe(now + 600_000);
  });

  test('where the table says forfeit, the seat is lost', async () => {
    const { id, turn } = await table({ clock: { type: 'turn', time: 60_000 }, absence: { rule: 'forfeit', level: 1 } });
    now += 60_001;
    await server.chores.sweep(0);
    expect(await until(id, ({ status }) => status === 'over')).toMatchObject({ ended: 'resigned', result: { winners: [1 - turn.seat!] } });
  });
});
