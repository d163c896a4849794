import type { House } from '../house.ts';
import type { Job } from '../jobs/jobs.ts';
import { act } from '../play/commit.ts';
import { giveUp, hold } from '../play/seats.ts';
import { idOf } from '../tables/find.ts';

/** Time has run out: the table's rule says what becomes of the seat. */
export async function deadline(house: House, { num, length }: Job): Promise<void> {
  const id = await idOf(house.store.db, num);
  if (id === undefined) return;
  await act(house, id, async (table) => {
    const { turn } = table;
    if (turn === undefined || turn.length !== length || turn.seat === null || turn.due_at === null) return;
    if (turn.due_at > house.now()) return;
    house.metrics.timeouts.inc();
    if (table.absence.rule === 'forfeit') await giveUp(house, table, turn.seat);
    else await hold(house, table, turn.seat);
  });
}
