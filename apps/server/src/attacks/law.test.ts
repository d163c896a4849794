/** Undo against the clock, leaving against the deadline, rewinding while others are away. */
import { commitmentTo } from '@shinar/core';
import type { TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../jobs/sweep.ts';
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

test('an agreed undo gives the time back as it was, and no increment: ten pairs win nothing', async () => {
  const pair = await Pair.at(server.url, { clock: { type: 'live', bank: 60 * SECOND, increment: 30 * SECOND } });
  const me = pair.follower.actor;
  const before = (await pair.view).turn.banks![me]!;
  for (let i = 0; i < 5; i++) {
    now += SECOND;
    const to = await pair.passFrom(me);
    expect((await pair.undo(me, to)).body.waits).toBe(true);
    await pair.consent(1 - me, true);
    expect(pair.follower.actor).toBe(me);
  }
  const { banks } = (await pair.view).turn;
  expect(banks![me]).toBeLessThanOrEqual(before);
  expect(banks![1 - me]).toBeLessThanOrEqual(60 * SECOND);
  pair.close();
});

test('within one’s own turn undo is free, and costs the time it took', async () => {
  const pair = await Pair.at(server.url, { clock: { type: 'live', bank: 600 * SECOND, increment: 30 * SECOND } });
  for (;;) {
    const [me, at] = [pair.follower.actor, pair.follower.play.steps.length];
    const bank = (await pair.view).turn.banks![me]!;
    now += 10 * SECOND;
    await pair.step();
    if (pair.follower.actor !== me || pair.follower.play.steps.length !== at + 1) continue;
    now += 10 * SECOND;
    expect((await pair.undo(me, at)).body).toMatchObject({ index: pair.follower.length + 1 });
    expect((await pair.view).turn.banks![me]).toBe(bank - 20 * SECOND);
    break;
  }
  pair.close();
});

test('leaving and coming back renews no deadline', async () => {
  const pair = await Pair.at(server.url, { clock: { type: 'turn', time: HOUR } });
  const me = pair.people[pair.follower.actor]!;
  const { due } = (await pair.view).turn;
  for (let i = 0; i < 3; i++) {
    now += 15 * 60 * SECOND;
    await me.must('POST', `/api/tables/${pair.id}/leave`);
    expect((await pair.view).turn.due).toBe(null);
    await me.must('POST', `/api/tables/${pair.id}/back`);
    expect((await pair.view).turn.due).toBe(due);
  }
  pair.close();
});

test('who comes back after a time-out has time to play, once the bot has finished the turn that ran out', async () => {
  const quick = await testServer({ SHINAR_BOT_PACE: '0' }, { now: () => now });
  const pair = await Pair.at(quick.url, { clock: { type: 'live', bank: 10 * SECOND, increment: 0 }, absence: { rule: 'bot', level: 1 } });
  const me = pair.follower.actor;
  now += 11 * SECOND;
  await sweep(quick.house);
  await expect.poll(() => pair.told(1 - me)).toContainEqual({ type: 'timed-out', seat: me });
  await pair.people[me]!.must('POST', `/api/tables/${pair.id}/back`);
  await expect.poll(() => pair.told(1 - me)).toContainEqual({ type: 'came-back', seat: me });
  const { seats, turn } = await pair.view;
  expect(seats[me]).toMatchObject({ held: false, returns: false });
  expect(turn.seat).toBe(1 - me);
  expect(turn.banks![me]).toBe(60 * SECOND);
  pair.close();
  await quick.end();
});

test('once another may play an undo needs consent, and everybody is told what becomes of it', async () => {
  const pair = await Pair.at(server.url, {});
  const me = pair.follower.actor;
  const to = await pair.passFrom(me);
  expect((await pair.undo(me, to)).body).toEqual({ index: pair.follower.length, waits: true });
  await pair.consent(1 - me, false);
  expect((await pair.undo(me, to)).body.waits).toBe(true);
  await pair.consent(1 - me, true);
  expect(pair.follower.play.steps.length).toBe(to);
  const story = [
    { type: 'undo-asked', seat: me },
    { type: 'undo-refused', seat: me, by: 1 - me },
    { type: 'undo-asked', seat: me },
    { type: 'undo-granted', seat: me },
  ];
  for (const seat of [0, 1]) await expect.poll(() => pair.told(seat)).toEqual(story);
  await pair.people[me]!.must('POST', `/api/tables/${pair.id}/resign`);
  await expect.poll(() => pair.told(1 - me).at(-1)).toEqual({ type: 'resigned', seat: me });
  pair.close();
});

test('who is away is asked at a rated table, and wherever their own step would be taken back', async () => {
  const rated = await Pair.at(server.url, { rated: true }, false);
  const me = rated.follower.actor;
  expect((await rated.undo(me, await rated.passFrom(me))).body.waits).toBe(true);
  const casual = await Pair.at(server.url, {}, false);
  const mine = casual.follower.actor;
  const to = await casual.passFrom(mine);
  expect((await casual.undo(mine, to)).body.waits).toBeUndefined();
  await casual.catchUp();
  await casual.passFrom(mine);
  await casual.passFrom(1 - mine);
  expect((await casual.undo(mine, to)).body.waits).toBe(true);
  rated.close();
  casual.close();
});

test('a bot that holds a seat agrees to nothing', async () => {
  const pair = await Pair.at(server.url, {});
  const me = pair.follower.actor;
  const to = await pair.passFrom(me);
  await pair.people[1 - me]!.must('POST', `/api/tables/${pair.id}/leave`);
  expect((await pair.undo(me, to)).body.code).toBe('seat-held');
  await pair.catchUp();
  expect(pair.follower.play.steps.length).toBeGreaterThan(to);
  pair.close();
});

test('a table that begins with bots alone is committed to before the host’s salt is taken', async () => {
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { commitment } = await anu.must<{ commitment: string }>('POST', '/api/commitments');
  const wish = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], salt: 'mine', commitment };
  expect((await bel.call('POST', '/api/tables', wish)).body).toMatchObject({ code: 'bad-request', path: 'commitment' });
  const { id, fairness } = await anu.table(wish);
  expect(fairness).toMatchObject({ commitment, salts: ['mine', ''] });
  expect((await anu.call('POST', '/api/tables', wish)).body).toMatchObject({ code: 'bad-request', path: 'commitment' });
  await anu.must('POST', `/api/tables/${id}/resign`);
  const { seed } = (await anu.must<TableView>('GET', `/api/tables/${id}`)).fairness;
  expect(commitmentTo(seed!)).toBe(commitment);
});

test('without a clock a bot takes the seat of who has not come for a day, if the others vote for it', async () => {
  const pair = await Pair.at(server.url, {}, false);
  const away = pair.follower.actor;
  const vote = (seat: number) =>
    pair.people[1 - away]!.call<{ code: string }>('POST', `/api/tables/${pair.id}/replace`, { seat, agree: true });
  expect((await vote(away)).body.code).toBe('not-absent');
  now += 25 * HOUR;
  expect((await vote(1 - away)).body.code).toBe('not-absent');
  const socket = pair.sockets[away]!;
  await socket.request({ type: 'subscribe', table: pair.id, from: 0 });
  expect((await vote(away)).body.code).toBe('not-absent');
  await socket.request({ type: 'unsubscribe', table: pair.id });
  expect((await vote(away)).status).toBe(204);
  expect((await pair.view).seats[away]).toMatchObject({ held: true });
  await pair.people[away]!.must('POST', `/api/tables/${pair.id}/back`);
  expect((await pair.view).seats[away]).toMatchObject({ held: false });
  pair.close();
});
