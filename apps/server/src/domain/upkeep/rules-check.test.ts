import { expect, test } from 'vitest';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { testServer, Visitor } from '../../testing/server.ts';
import { checkRules, engineMark, tablesWithOtherRules } from './rules-check.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }];

test('a table that today’s rules would play otherwise is named, and cannot be played', async () => {
  const server = await testServer();
  const { house } = server;
  const { db } = house.store;
  const [anu, bel] = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')];
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) {
    const { id } = await anu.table({ game: 'assyria', seats: SEATS });
    await bel.must('POST', `/api/tables/${id}/join`, {});
    ids.push(id);
  }
  const nums = await db.selectFrom('tables').select(['num', 'id']).execute();
  const num = (i: number) => nums.find(({ id }) => id === ids[i])?.num ?? 0;
  await db.updateTable('turns').set({ hash: 1 }).where('num', '=', num(0)).execute();
  await db.updateTable('tables').set({ rules: 99 }).where('num', '=', num(1)).execute();
  await db
    .updateTable('steps')
    .set({ step: '{"do":"sow","cards":["joker","plow"]}' })
    .where('num', '=', num(2))
    .where('idx', '=', 1)
    .execute();

  const named: object[] = [];
  const log = { ...house.log, info: () => {}, warn: () => {}, error: (facts: object) => void named.push(facts) };
  expect(await tablesWithOtherRules({ store: house.store, log })).toBe(3);
  expect(named).toMatchObject([
    { table: ids[0], reason: 'other-state' },
    { table: ids[1], reason: 'other-version' },
    { table: ids[2], path: 'entries[1]' },
  ]);

  await writeSetting(db, 'engine', 'another engine');
  house.tables.distrust();
  await checkRules(house).done;
  expect(await readSetting(db, 'engine')).toBe('another engine');
  expect((await anu.call('GET', `/api/tables/${ids[0]}`)).body).toMatchObject({ code: 'rules-changed', reason: 'other-state' });
  expect((await anu.call('GET', `/api/tables/${ids[3]}`)).status).toBe(200);
  expect((await anu.call<{ tables: object[] }>('GET', '/api/me/tables')).body.tables).toHaveLength(1);

  // A table that can't be played doesn't hold anyone back.
  const { id: bels } = bel;
  await bel.must('DELETE', '/api/me');
  expect(await db.selectFrom('people').select('id').where('id', '=', bels).execute()).toEqual([]);

  await db
    .deleteFrom('tables')
    .where('num', 'in', [num(0), num(1), num(2)])
    .execute();
  await checkRules(house).done;
  expect(await readSetting(db, 'engine')).toBe(engineMark());
  await server.end();
});
