import { expect, test } from 'vitest';
import { Follower, newTicket } from '../../testing/game.ts';
import { testServer, Visitor } from '../../testing/server.ts';
import { loadTable } from '../tables/load.ts';
import { repairTable } from './repair.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

async function played() {
  const server = await testServer();
  const people = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await people[1]!.must('POST', `/api/tables/${id}/join`, {});
  const follower = new Follower('assyria', 2);
  const catchUp = async () =>
    follower.follow(
      (await people[0]!.must<{ entries: Parameters<Follower['follow']>[0] }>('GET', `/api/tables/${id}/log?from=${follower.length}`))
        .entries,
    );
  const step = async () => {
    await catchUp();
    const next = follower.any();
    await people[next.by]!.must('POST', `/api/tables/${id}/steps`, { index: follower.length, ticket: newTicket(), step: next });
    await catchUp();
  };
  for (let i = 0; i < 12; i++) await step();
  const { db } = server.house.store;
  const { num } = await db.selectFrom('tables').select('num').where('id', '=', id).executeTakeFirstOrThrow();
  return { server, id, num, db, follower, step };
}

test('a table whose turn is wrong is rebuilt from its log, and played on', async () => {
  const { server, id, num, db, step, follower } = await played();
  await db.updateTable('turns').set({ hash: 1 }).where('num', '=', num).execute();
  server.house.tables.distrust();
  await expect(loadTable(db, { id })).rejects.toThrow('rules-changed');
  expect(await repairTable({ store: server.house.store, log }, id, Date.now())).toEqual({
    length: follower.length,
    steps: follower.play.steps.length,
    removed: 0,
  });
  server.house.tables.distrust();
  await step();
  await server.end();
});

test('entries that the rules refuse are taken out, and a table goes back to where an operator says', async () => {
  const { server, id, num, db, step, follower } = await played();
  const broken = follower.length - 2;
  await db.updateTable('steps').set({ step: '{"do":"fly"}' }).where('num', '=', num).where('idx', '=', broken).execute();
  server.house.tables.distrust();
  await expect(loadTable(db, { id })).rejects.toThrow('rules-changed');
  const { removed } = await repairTable({ store: server.house.store, log }, id, Date.now());
  expect(removed).toBe(2);
  expect((await loadTable(db, { id }))?.length).toBeGreaterThanOrEqual(broken);
  const { steps } = await repairTable({ store: server.house.store, log }, id, Date.now(), 4);
  expect(steps).toBeGreaterThanOrEqual(4);
  expect((await loadTable(db, { id }))?.play.steps.length).toBe(steps);
  server.house.tables.distrust();
  follower.play = new Follower('assyria', 2).play;
  follower.length = 0;
  await step();
  await server.end();
});
