/** Tricks at the table: time out of nothing, a question exchanged under the hand that agrees, a seat that is made to agree. */
import type { Entry, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../jobs/sweep.ts';
import { Follower, newTicket } from '../testing/game.ts';
import { Pair } from '../testing/pair.ts';
import { type TestServer, testServer, Visitor } from '../testing/server.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
let server: TestServer;
let now = Date.parse('2026-01-10T12:00:00Z');
beforeAll(async () => {
  server = await testServer({ SHINAR_BOT_PACE: '1000000' }, { now: () => now });
});
afterAll(() => server.end());

test('leaving the seat to a bot and coming back before it moves stops no clock', async () => {
  const pair = await Pair.at(server.url, { clock: { type: 'live', bank: 60 * SECOND, increment: 0 } });
  const me = pair.follower.actor;
  for (let i = 0; i < 4; i++) {
    await pair.people[me]!.must('POST', `/api/tables/${pair.id}/leave`);
    now += 5 * SECOND;
    await pair.people[me]!.must('POST', `/api/tables/${pair.id}/back`);
  }
  expect((await pair.view).turn.due! - now).toBe(40 * SECOND);
  pair.close();
});

test.each([
  { type: 'live', bank: 10 * SECOND, increment: 30 * SECOND },
  { type: 'turn', time: 60 * SECOND },
])('nobody wins time by letting it run out and coming back to the same turn: $type', async (clock) => {
  const pair = await Pair.at(server.url, { clock });
  const me = pair.follower.actor;
  now += 61 * SECOND;
  await sweep(server.house);
  await expect.poll(async () => (await pair.view).seats[me]!.held).toBe(true);
  await pair.people[me]!.must('POST', `/api/tables/${pair.id}/back`);
  const { turn, seats } = await pair.view;
  expect(turn.due).toBe(null);
  expect(seats[me]).toMatchObject({ held: true, returns: true });
  pair.close();
});

test.each([
  { type: 'live', bank: 60 * SECOND, increment: 0 },
  { type: 'turn', time: 60 * SECOND },
])('nobody wins time by taking back what they played while the next is away: $type', async (clock) => {
  const pair = await Pair.at(server.url, { clock }, false);
  const me = pair.follower.actor;
  now += 50 * SECOND;
  const to = await pair.passFrom(me);
  const { due } = (await pair.view).turn;
  expect((await pair.undo(me, to)).body).toMatchObject({ waits: true });
  expect((await pair.view).turn).toMatchObject({ seat: 1 - me, due });
  await pair.consent(1 - me, true);
  expect((await pair.view).turn.seat).toBe(me);
  pair.close();
});

test('who agrees agrees to the question that they saw', async () => {
  const pair = await Pair.at(server.url, {});
  const me = pair.follower.actor;
  await pair.passFrom(me);
  await pair.passFrom(1 - me);
  const to = await pair.passFrom(me);
  expect((await pair.undo(me, to)).body.waits).toBe(true);
  expect((await pair.undo(me, 0)).body.code).toBe('already-asked');
  const answer = (agreed: object) =>
    pair.people[1 - me]!.call<{ code: string }>('POST', `/api/tables/${pair.id}/consent`, { index: pair.follower.length, ...agreed });
  expect((await answer({ seat: me, to: 0, agree: true })).body.code).toBe('undo-not-asked');
  expect((await answer({ seat: 1 - me, to, agree: true })).body.code).toBe('undo-not-asked');
  expect((await answer({ seat: me, to, agree: true })).status).toBe(200);
  pair.close();
});

test('who asks to go back in the moment in which another plays hears just that, and nothing is taken back', async () => {
  const pair = await Pair.at(server.url, {});
  const me = pair.follower.actor;
  const to = await pair.passFrom(me);
  const seen = pair.follower.length;
  await pair.step();
  const late = { index: seen, ticket: newTicket(), to };
  expect((await pair.people[me]!.call('POST', `/api/tables/${pair.id}/undo`, late)).body).toMatchObject({ code: 'undo-late' });
  expect((await pair.view).undo).toBeNull();
  expect(pair.told(1 - me)).toEqual([]);
  pair.close();
});

test('a question that was refused is not asked for ever', async () => {
  const pair = await Pair.at(server.url, {});
  const me = pair.follower.actor;
  const to = await pair.passFrom(me);
  for (let i = 0; i < 3; i++) {
    expect((await pair.undo(me, to)).body.waits).toBe(true);
    expect((await pair.undo(me, to)).body.waits).toBe(true);
    await pair.consent(1 - me, false);
  }
  expect((await pair.undo(me, to)).body.code).toBe('too-many-undos');
  expect(pair.told(1 - me).filter(({ type }) => type === 'undo-asked')).toHaveLength(3);
  pair.close();
});

test('the question of one who gives up is closed', async () => {
  const people = await Promise.all(['Anu', 'Bel', 'Cyr'].map((name) => Visitor.guest(server.url, name)));
  const { id } = await people[0]!.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], rated: true });
  for (const person of people.slice(1)) await person.must('POST', `/api/tables/${id}/join`, {});
  const follower = new Follower('sumeria', 3);
  const view = () => people[0]!.must<TableView>('GET', `/api/tables/${id}`);
  const { seats } = await view();
  const at = (seat: number) => people.find((person) => person.id === seats[seat]!.person!.id)!;
  const catchUp = async () =>
    follower.follow((await at(0).must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log?from=${follower.length}`)).entries);
  await catchUp();
  const asks = follower.actor;
  while (follower.actor === asks) {
    await at(asks).must('POST', `/api/tables/${id}/steps`, { index: follower.length, ticket: newTicket(), step: follower.any() });
    await catchUp();
  }
  const question = { index: follower.length, ticket: newTicket(), to: follower.play.steps.findLastIndex(({ by }) => by === asks) };
  expect(await at(asks).must('POST', `/api/tables/${id}/undo`, question)).toMatchObject({ waits: true });
  await at(asks).must('POST', `/api/tables/${id}/resign`);
  expect((await view()).undo).toBeNull();
  const answer = { index: follower.length, seat: asks, to: question.to, agree: true };
  expect((await at((asks + 1) % 3).call('POST', `/api/tables/${id}/consent`, answer)).body).toMatchObject({ code: 'undo-not-asked' });
});

test('a seat that a bot takes while a question is open agrees to nothing', async () => {
  const people = await Promise.all(['Anu', 'Bel', 'Cyr'].map((name) => Visitor.guest(server.url, name)));
  const { id } = await people[0]!.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], rated: true });
  for (const person of people.slice(1)) await person.must('POST', `/api/tables/${id}/join`, {});
  const table = () => server.house.tables.use(id, ({ length, play, actor }) => ({ length, steps: play.steps.length, actor: actor! }));
  const { anyStep } = await import('../testing/game.ts');
  const first = (await table()).actor;
  let last = 0;
  while ((await table()).actor === first) {
    const { length, steps } = await table();
    last = steps;
    const step = await server.house.tables.use(id, ({ play }) => anyStep(play, { below: () => 0 } as never));
    await people[first]!.must('POST', `/api/tables/${id}/steps`, { index: length, ticket: newTicket(), step });
  }
  const { length, steps } = await table();
  await people[first]!.must('POST', `/api/tables/${id}/undo`, { index: length, ticket: newTicket(), to: last });
  const [other, third] = [0, 1, 2].filter((seat) => seat !== first) as [number, number];
  await people[third]!.must('POST', `/api/tables/${id}/leave`);
  const answer = await people[other]!.call('POST', `/api/tables/${id}/consent`, { index: length, seat: first, to: last, agree: true });
  expect(answer.body).toMatchObject({ code: 'seat-held' });
  expect((await table()).steps).toBe(steps);
});

test('who keeps the table from voting by leaving and coming back does not', async () => {
  const people = await Promise.all(['Anu', 'Bel', 'Cyr'].map((name) => Visitor.guest(server.url, name)));
  const { id } = await people[0]!.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  for (const person of people.slice(1)) await person.must('POST', `/api/tables/${id}/join`, {});
  const away = await server.house.tables.use(id, ({ actor }) => actor!);
  const [friend, other] = [0, 1, 2].filter((seat) => seat !== away) as [number, number];
  now += 20 * HOUR;
  await people[friend]!.must('POST', `/api/tables/${id}/leave`);
  await people[friend]!.must('POST', `/api/tables/${id}/back`);
  now += 5 * HOUR;
  expect((await people[other]!.call('POST', `/api/tables/${id}/replace`, { seat: away, agree: true })).status).toBe(204);
});
