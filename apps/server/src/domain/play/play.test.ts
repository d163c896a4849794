import { isDeepStrictEqual } from 'node:util';
import { gameOfRecord } from '@shinar/catalogue/rules';
import { type GameRecord, replay } from '@shinar/core';
import type { Failure, Played, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Follower, newTicket } from '../../testing/game.ts';
import { type Answer, type TestServer, type TestSocket, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
const people: Visitor[] = [];
beforeAll(async () => {
  server = await testServer();
  for (const name of ['Anu', 'Bel', 'Ea']) people.push(await Visitor.guest(server.url, name));
});
afterAll(() => server.end());

const [anu, bel, ea] = [0, 1, 2];
const person = (seat: number): Visitor => people[seat]!;

/** A game of Sumeria; person N has seat N. */
async function seated(more: object = {}): Promise<TableView> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { id } = await person(anu).table({ game: 'sumeria', seats, ...more });
  await person(bel).must('POST', `/api/tables/${id}/join`, { seat: 1 });
  return person(ea).must('POST', `/api/tables/${id}/join`, { seat: 2 });
}

async function followerOf({ id, game, players }: TableView): Promise<Follower> {
  const follower = new Follower(game, players);
  follower.follow((await person(anu).must<{ entries: [] }>('GET', `/api/tables/${id}/log`)).entries);
  return follower;
}

const step = (id: string, follower: Follower, by = follower.actor, body: object = follower.any()): Promise<Answer<Played & Failure>> =>
  person(by).call('POST', `/api/tables/${id}/steps`, { index: follower.length, ticket: newTicket(), step: body });

async function catchUp(id: string, follower: Follower): Promise<void> {
  follower.follow((await person(anu).must<{ entries: [] }>('GET', `/api/tables/${id}/log?from=${follower.length}`)).entries);
}

describe('steps', () => {
  test('a whole game is played, and its record proves the draws', async () => {
    const table = await seated();
    expect(table).toMatchObject({ status: 'running', turn: { due: null } });
    expect(JSON.stringify(table)).not.toContain('"seed"');
    const follower = await followerOf(table);
    while (!follower.play.over) {
      expect(await step(table.id, follower)).toMatchObject({ status: 200 });
      await catchUp(table.id, follower);
    }
    const after = await person(anu).must<TableView>('GET', `/api/tables/${table.id}`);
    expect(after).toMatchObject({ status: 'over', ended: 'played', turn: { seat: null } });
    const record = await person(anu).must<GameRecord>('GET', `/api/tables/${table.id}/record`);
    expect(record.fairness?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(replay(gameOfRecord(record), record).over).toBe(true);
    expect(await step(table.id, follower, 0, { by: 0, do: 'place', at: 'kish' })).toMatchObject({
      status: 409,
      body: { code: 'game-over' },
    });
  });

  test('each wrong step has its own error', async () => {
    const table = await seated();
    const follower = await followerOf(table);
    const { actor } = follower;
    const other = (actor + 1) % 3;
    const body = follower.any();
    const { id } = table;
    expect((await step(id, follower, other, { ...body, by: other })).body).toMatchObject({
      code: 'wrong-turn',
      facts: { expected: actor },
    });
    expect((await step(id, follower, other, body)).body).toMatchObject({ code: 'not-your-seat' });
    expect((await step(id, follower, actor, { by: actor, do: 'fly' })).body).toMatchObject({ code: 'bad-step' });
    expect((await step(id, follower, actor, { by: actor, do: 'remove', at: 'kish' })).body).toMatchObject({
      code: 'illegal-step',
      reason: expect.any(String),
      clause: expect.stringMatching(/^S/),
    });
    const stale = { index: follower.length - 1, ticket: newTicket(), step: body };
    expect((await person(actor).call('POST', `/api/tables/${id}/steps`, stale)).body).toMatchObject({ code: 'stale-index' });
    const stranger = await Visitor.guest(server.url, 'Stranger');
    expect((await stranger.call('POST', `/api/tables/${id}/steps`, { ...stale, index: follower.length })).body).toEqual({
      code: 'not-seated',
    });
    expect((await person(anu).must<{ length: number }>('GET', `/api/tables/${id}/log`)).length).toBe(follower.length);
  });

  test('a repeat with the same ticket is answered and not played twice', async () => {
    const table = await seated();
    const follower = await followerOf(table);
    const act = { index: follower.length, ticket: newTicket(), step: follower.any() };
    const path = `/api/tables/${table.id}/steps`;
    const actor = person(follower.actor);
    const answers = await Promise.all([1, 2, 3].map(() => actor.must<Played>('POST', path, act)));
    expect(answers).toEqual(Array(3).fill({ index: follower.length + 1 }));
    const turned = { ...act, step: Object.fromEntries(Object.entries(act.step).reverse()) };
    expect(await actor.must('POST', path, turned)).toEqual({ index: follower.length + 1 });
    await catchUp(table.id, follower);
    expect(follower.length).toBe(act.index + 1);
  });

  test('a ticket that was used for another act is refused', async () => {
    const table = await seated();
    const follower = await followerOf(table);
    const { actor, length } = follower;
    const first = follower.any();
    let other = first;
    while (isDeepStrictEqual(first, other)) other = follower.any();
    const send = (act: string, body: object) => person(actor).call('POST', `/api/tables/${table.id}/${act}`, body);
    const ticket = newTicket();
    expect(await send('steps', { index: length, ticket, step: first })).toMatchObject({ status: 200 });
    expect(await send('steps', { index: length, ticket, step: other })).toEqual({ status: 409, body: { code: 'ticket-reused' } });
    expect(await send('undo', { index: length, ticket, to: 0 })).toEqual({ status: 409, body: { code: 'ticket-reused' } });
    const strange = { by: actor, do: 'other' };
    expect(await send('steps', { index: length, ticket, step: strange })).toMatchObject({ status: 400, body: { code: 'bad-step' } });
  });

  test('of two who play at once from the same index one wins', async () => {
    const table = await seated();
    const follower = await followerOf(table);
    const answers = await Promise.all([step(table.id, follower), step(table.id, follower), step(table.id, follower)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('undo', () => {
  async function twoSteps() {
    const table = await seated();
    const follower = await followerOf(table);
    const from = follower.play.steps.length;
    const first = follower.actor;
    await step(table.id, follower);
    await catchUp(table.id, follower);
    return { id: table.id, follower, from, first };
  }
  const undo = (id: string, by: number, follower: Follower, to: number): Promise<Answer<Played & Failure>> =>
    person(by).call('POST', `/api/tables/${id}/undo`, { index: follower.length, ticket: newTicket(), to });

  test('by the take-back law it happens at once, and the log goes on', async () => {
    const { id, follower, from, first } = await twoSteps();
    expect((await undo(id, first, follower, from)).body).toEqual({ index: follower.length + 1 });
    await catchUp(id, follower);
    expect(follower.play.steps.length).toBe(from);
    expect((await step(id, follower)).status).toBe(200);
  });

  test('beyond the law all others must agree', async () => {
    const { id, follower, from, first } = await twoSteps();
    const [second, third] = [(first + 1) % 3, (first + 2) % 3];
    expect((await undo(id, second, follower, from)).body).toEqual({ index: follower.length, waits: true });
    const agree = (by: number, yes: boolean) =>
      person(by).call('POST', `/api/tables/${id}/consent`, { index: follower.length, seat: second, to: from, agree: yes });
    expect((await agree(third, false)).status).toBe(200);
    expect((await agree(third, true)).body).toEqual({ code: 'undo-not-asked' });
    await undo(id, second, follower, from);
    expect((await agree(third, true)).body).toMatchObject({ waits: true });
    expect((await agree(first, true)).body).toEqual({ index: follower.length + 1 });
    await catchUp(id, follower);
    expect(follower.play.steps.length).toBe(from);
  });

  test('there must be something to take back', async () => {
    const { id, follower, first } = await twoSteps();
    expect((await undo(id, first, follower, follower.play.steps.length)).body).toMatchObject({ code: 'no-undo' });
  });
});

describe('seats during the game', () => {
  test('a bot holds a seat that is left, until its owner is back', async () => {
    const table = await seated();
    const follower = await followerOf(table);
    const away = follower.actor;
    const watch: TestSocket = await person(anu).socket();
    await watch.request({ type: 'subscribe', table: table.id, from: 0 });
    await person(away).must('POST', `/api/tables/${table.id}/leave`);
    await watch.next('entries', ({ entries }) => entries.some(({ bot }) => bot));
    expect((await step(table.id, follower, away)).body).toMatchObject({ code: expect.stringMatching(/stale-index|wrong-turn/) });
    await person(away).must('POST', `/api/tables/${table.id}/back`);
    expect((await person(away).call('POST', `/api/tables/${table.id}/back`)).body).toEqual({ code: 'seat-not-held' });
    const { seats } = await person(anu).must<TableView>('GET', `/api/tables/${table.id}`);
    expect(seats[away]).toMatchObject({ held: false, person: { id: person(away).id } });
    watch.close();
  });

  test('who resigns loses the seat; the last one wins', async () => {
    const { id } = await seated();
    await person(anu).must('POST', `/api/tables/${id}/resign`);
    expect((await person(anu).call('POST', `/api/tables/${id}/back`)).body).toEqual({ code: 'not-seated' });
    await person(ea).must('POST', `/api/tables/${id}/resign`);
    const after = await person(bel).must<TableView>('GET', `/api/tables/${id}`);
    expect(after).toMatchObject({ status: 'over', ended: 'resigned', result: { winners: [bel] } });
    expect((await person(bel).call('POST', `/api/tables/${id}/resign`)).body).toEqual({ code: 'game-over' });
  });
});
