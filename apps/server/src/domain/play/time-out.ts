import type { House } from '../house/house.ts';
import type { Job } from '../house/jobs.ts';
import { idOf } from '../tables/find.ts';
import { HELD } from '../tables/table.ts';
import { act } from './commit.ts';
import { giveUp, hold } from './seats.ts';

/** Time has run out: the table's rule decides what happens to the seat. */
export async function timeOut(house: House, { num, length }: Job): Promise<void> {
  const id = await idOf(house.store.db, num);
  if (id === undefined) return;
  await act(house, id, async (table) => {
    const { turn } = table;
    if (turn === undefined || turn.length !== length || turn.seat === null || turn.due_at === null) return;
    if (turn.due_at > house.now()) return;
    house.metrics.timeouts.inc();
    const { seat } = turn;
    if (table.absence.rule === 'bot') return hold(house, table, seat, HELD.late);
    await giveUp(house, table, seat);
    house.audience.announce(table, { type: 'forfeited', seat });
  });
}
