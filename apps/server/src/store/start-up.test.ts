import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testServer, Visitor } from '../testing.ts';
import type { Db } from './open.ts';

/** Copies the one running table of a store until there are so many. */
async function multiply(db: Db, tables: number): Promise<void> {
  const { num: _, ...row } = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  const turn = await db.selectFrom('turns').selectAll().executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().execute();
  const steps = await db.selectFrom('steps').selectAll().execute();
  await db.transaction().execute(async (transaction) => {
    for (let n = 1; n < tables; n++) {
      const id = `copy${String(n).padStart(8, '0')}`;
      const { num } = await transaction
        .insertInto('tables')
        .values({ ...row, id })
        .returning('num')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('turns')
        .values({ ...turn, num, due_at: Date.now() + 86_400_000 + n })
        .execute();
      await transaction
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, num })))
        .execute();
      await transaction
        .insertInto('steps')
        .values(steps.map((step) => ({ ...step, num })))
        .execute();
    }
  });
}

test('10,000 stored tables cost no more start-up time than 100', async () => {
  const took: number[] = [];
  for (const tables of [100, 10_000]) {
    const folder = mkdtempSync(join(tmpdir(), 'shinar-start-'));
    const first = await testServer({ SHINAR_DATA: folder });
    const [anu, bel] = [await Visitor.guest(first.url, 'Anu'), await Visitor.guest(first.url, 'Bel')];
    const { id } = await anu.table({
      game: 'assyria',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { type: 'turn', time: 86_400_000 },
    });
    await bel.must('POST', `/api/tables/${id}/join`, {});
    await multiply(first.house.store.db, tables);
    await first.close();
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const began = performance.now();
      const again = await testServer({ SHINAR_DATA: folder });
      times.push(performance.now() - began);
      expect(again.house.tables.loaded).toBe(0);
      anu.url = again.url;
      expect((await anu.call('GET', `/api/tables/${tables > 1 ? 'copy00000042' : id}`)).status).toBe(200);
      await again.close();
    }
    took.push(Math.min(...times));
    rmSync(folder, { recursive: true, force: true });
  }
  const [few, many] = took as [number, number];
  // Twice, and a little more, for a machine that does other things meanwhile.
  expect(many).toBeLessThan(few * 2 + 100);
});
