import { boardDataOf } from '@shinar/core';
import type { CreateTable, SeatWish } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { changeTable } from '../play/change.ts';
import { act } from '../play/commit.ts';
import type { Table } from '../tables/table.ts';
import { insertTable } from './create.ts';
import { startIfFull } from './start.ts';

/** A table like this one: bots sit down again, people's seats are open. The first to ask creates it, the others find it. */
export async function rematch(house: House, id: string, person: string): Promise<string> {
  const next = await act(house, id, async (table) => {
    if (table.seatOf(person) === undefined) throw new Refused('not-seated');
    if (table.row.status !== 'over') throw new Refused('not-over');
    if (table.row.rematch !== null) return table.row.rematch;
    let made = '';
    // In one transaction with the link to it, so that a process that is behind creates none.
    await changeTable(house, table, async (db) => {
      made = await insertTable(house, db, person, sameAgain(table, person));
      await db.updateTable('tables').set({ rematch: made }).where('num', '=', table.num).execute();
    });
    return made;
  });
  await act(house, next, (table) => startIfFull(house, table));
  return next;
}

function sameAgain({ row, seats, clock, absence, game }: Table, person: string): CreateTable {
  const wishes = seats.map(({ kind, person: whose, level }): SeatWish => {
    if (kind === 'bot') return { kind, level: level ?? 1 };
    return { kind: whose === person ? 'me' : 'open' };
  });
  return {
    game: row.game,
    ...boardDataOf(game),
    seats: wishes,
    visibility: row.visibility,
    watch: row.watch,
    clock,
    absence,
    rated: row.rated === 1,
    startWhenFull: true,
    salt: '',
  };
}
