import { setTimeout as sleep } from 'node:timers/promises';
import { gameOf } from '@shinar/catalogue/rules';
import { checkRecord, replay } from '@shinar/core';
import type { Deal, Entry, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Follower, newTicket } from '../../testing/game.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';
import { closeDeals } from './close.ts';

const DAY = 24 * 3_600_000;
let shift = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { now: () => Date.now() + shift });
});
afterAll(() => server.end());

const guest = (name: string): Promise<Visitor> => Visitor.guest(server.url, name);

/** Plays a table to its end with random steps, from a seed. */
async function playOut(visitor: Visitor, { id, game, players }: TableView, seed: number): Promise<void> {
  const follower = new Follower(game, players, seed);
  while (!follower.play.over) {
    const log = await visitor.must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log?from=${follower.length}`);
    follower.follow(log.entries);
    if (follower.actor === 0) {
      await visitor.must('POST', `/api/tables/${id}/steps`, { index: follower.length, ticket: newTicket(), step: follower.any() });
    } else {
      await sleep(5); // the bots are to play
    }
  }
  await expect.poll(async () => (await visitor.must<TableView>('GET', `/api/tables/${id}`)).status).toBe('over');
}
const drawsOf = async (visitor: Visitor, id: string): Promise<unknown[]> =>
  (await visitor.must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log`)).entries.flatMap(({ step }) =>
    step?.by === 'chance' ? [step] : [],
  );

test('a challenge: one try each, the same draws, hidden from the others until it is closed; then all of it proves', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const deal = await anu.must<Deal>('POST', '/api/deals', { game: 'sumeria', players: 3, level: 1 });
  expect(deal).toMatchObject({ by: { id: anu.id }, day: null, mine: null, tries: 0, results: [], seed: null, closed: false });
  const play = (visitor: Visitor) => visitor.must<TableView>('POST', `/api/deals/${deal.id}/play`);
  const [one, again] = await Promise.all([play(anu), play(anu)]);
  expect(again.id).toBe(one.id);
  expect((await bel.call('GET', `/api/tables/${one.id}`)).body).toEqual({ code: 'forbidden' });
  const two = await play(bel);
  await playOut(anu, one, 1);
  expect((await bel.must<Deal>('GET', `/api/deals/${deal.id}`)).results).toEqual([]);
  await playOut(bel, two, 2);
  const { results, mine } = await anu.must<Deal>('GET', `/api/deals/${deal.id}`);
  expect(mine).toEqual({ table: one.id, over: true });
  expect(results.map(({ rank }) => rank)[0]).toBe(1);
  expect(results.filter(({ table }) => table !== null)).toHaveLength(1);
  expect((await anu.must<TableView>('GET', `/api/tables/${one.id}`)).fairness.seed).toBeUndefined();

  shift = 7 * DAY;
  await server.chores.attend();
  const closed = await bel.must<Deal>('GET', `/api/deals/${deal.id}`);
  expect(closed).toMatchObject({ closed: true, seed: expect.any(String) });
  expect((await (await guest('Late')).call('POST', `/api/deals/${deal.id}/play`)).body).toEqual({ code: 'deal-closed' });
  const draws = [await drawsOf(bel, one.id), await drawsOf(bel, two.id)];
  expect(draws[0]!.slice(0, 3)).toEqual(draws[1]!.slice(0, 3));
  for (const { id } of [one, two]) {
    const record = checkRecord(await bel.must('GET', `/api/tables/${id}/record`));
    expect(record.fairness).toMatchObject({ draws: 'by-order', seed: closed.seed, commitment: deal.commitment });
    expect(replay(gameOf('sumeria'), record).over).toBe(true);
    expect(() => replay(gameOf('sumeria'), { ...record, fairness: { ...record.fairness!, draws: undefined } as never })).toThrow();
  }
  shift = 0;
});

test('the game of the day is the same for everybody, and another tomorrow; what was not finished is given up', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const today = (visitor: Visitor) => visitor.must<Deal>('GET', '/api/deals?game=assyria');
  const deal = await today(anu);
  expect((await today(bel)).id).toBe(deal.id);
  const { id } = await anu.must<TableView>('POST', `/api/deals/${deal.id}/play`);
  expect((await anu.call('GET', '/api/deals?game=assyria&day=2020-01-01')).body).toEqual({ code: 'no-deal' });
  shift = DAY;
  // Nobody plays on with the seed at hand.
  const before = await bel.must<Deal>('GET', `/api/deals/${deal.id}`);
  expect(before).toMatchObject({ closed: true, seed: null });
  await server.chores.attend();
  expect(await bel.must<Deal>('GET', `/api/deals/${deal.id}`)).toMatchObject({ seed: expect.any(String) });
  expect((await today(anu)).id).not.toBe(deal.id);
  expect(await bel.must('GET', `/api/tables/${id}`)).toMatchObject({ status: 'over', ended: 'abandoned' });
  expect(await anu.must('GET', `/api/deals?game=assyria&day=${deal.day}`)).toMatchObject({ id: deal.id, closed: true });
  shift = 0;
});

test('nobody goes back behind a draw, and nobody makes more than a few challenges', async () => {
  const [anu, bel] = [await guest('Anu'), await guest('Bel')];
  const deal = await anu.must<Deal>('POST', '/api/deals', { game: 'assyria', players: 2, level: 1 });
  const table = await bel.must<TableView>('POST', `/api/deals/${deal.id}/play`);
  const follower = new Follower('assyria', 2);
  const log = async () =>
    follower.follow((await bel.must<{ entries: Entry[] }>('GET', `/api/tables/${table.id}/log?from=${follower.length}`)).entries);
  await log();
  while (follower.actor !== 0) await log();
  expect((await bel.call('POST', `/api/tables/${table.id}/undo`, { index: follower.length, ticket: newTicket(), to: 0 })).body).toEqual({
    code: 'no-undo',
  });
  expect((await anu.call('POST', '/api/deals', { game: 'assyria', players: 1, level: 1 })).status).toBe(400);
  expect((await anu.call('POST', '/api/deals', { game: 'after-the-flood', players: 4, level: 1 })).body).toMatchObject({ path: 'players' });
  for (let i = 0; i < 4; i++) await anu.must('POST', '/api/deals', { game: 'assyria', players: 2, level: 1 });
  expect((await anu.call('POST', '/api/deals', { game: 'assyria', players: 2, level: 1 })).body).toMatchObject({ code: 'too-many-tables' });
});

test('a try that today’s rules can’t play keeps no other deal from closing', async () => {
  const anu = await guest('Anu');
  const { id } = await anu.must<Deal>('POST', '/api/deals', { game: 'sumeria', players: 3, level: 1 });
  const { id: table } = await anu.must<TableView>('POST', `/api/deals/${id}/play`);
  await server.house.store.db.updateTable('tables').set({ rules: 0 }).where('id', '=', table).execute();
  server.house.tables.distrust(table);
  shift += 8 * DAY;
  await closeDeals(server.house);
  expect(await closeDeals(server.house)).toBe(0);
  shift -= 8 * DAY;
});
