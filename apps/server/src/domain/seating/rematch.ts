import type { SeatWish } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { changeTable } from '../play/change.ts';
import { act } from '../play/commit.ts';
import { createTable } from './create.ts';

/** A table like this one: bots sit again, people's seats are open. Who asks first makes it, the others find it. */
export async function rematch(house: House, id: string, person: string): Promise<string> {
  return act(house, id, async (table) => {
    const { row, seats } = table;
    if (table.seatOf(person) === undefined) throw new Refused('not-seated');
    if (row.status !== 'over') throw new Refused('not-over');
    if (row.rematch !== null) return row.rematch;
    const wishes = seats.map(({ kind, person: whose, level }): SeatWish => {
      if (kind === 'bot') return { kind, level: level ?? 1 };
      return { kind: whose === person ? 'me' : 'open' };
    });
    const next = await createTable(house, person, {
      game: row.game,
      seats: wishes,
      visibility: row.visibility,
      watch: row.watch,
      clock: table.clock,
      absence: table.absence,
      rated: row.rated === 1,
      startWhenFull: true,
      salt: '',
    });
    await changeTable(house, table, (db) =>
      db.updateTable('tables').set({ rematch: next }).where('num', '=', table.num).where('rematch', 'is', null).execute(),
    );
    return table.row.rematch ?? next;
  });
}
