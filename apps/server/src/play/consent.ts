/** Going back further than the take-back law allows: everybody else who plays must agree. */
import type { Consent, Played } from '@shinar/protocol';
import { isBots } from '../clocks/turn.ts';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import { changeTable } from '../tables/change.ts';
import type { Table } from '../tables/table.ts';
import { undoAsked } from '../tables/view.ts';
import { act, commit } from './commit.ts';
import { actingSeat } from './door.ts';

/** Bots agree to everything. */
const mustAgree = (table: Table): number[] => table.seats.filter((seat) => !isBots(seat)).map(({ seat }) => seat);

export async function askUndo(house: House, table: Table, seat: number, to: number): Promise<Played> {
  return agreed(house, table, { seat, to, agreed: [seat] });
}

export function consent(house: House, id: string, person: string, { index, agree }: Consent): Promise<Played> {
  return act(house, id, async (table) => {
    const { seat } = actingSeat(table, person);
    const asked = undoAsked(table);
    if (asked === undefined || index !== table.length) throw new Refused('undo-not-asked');
    if (agree) return agreed(house, table, { ...asked, agreed: [...new Set([...asked.agreed, seat])].sort() });
    await changeTable(house, table, (db) => db.updateTable('tables').set({ undo: null }).where('num', '=', table.num).execute());
    return { index };
  });
}

async function agreed(house: House, table: Table, asked: { seat: number; to: number; agreed: number[] }): Promise<Played> {
  const from = table.length;
  if (mustAgree(table).every((seat) => asked.agreed.includes(seat))) {
    table.undo(asked.seat, asked.to, { at: house.now(), bot: false });
    table.drawChance(house.now());
    await commit(house, table, from);
    return { index: table.length };
  }
  const undo = JSON.stringify({ ...asked, length: from });
  await changeTable(house, table, (db) => db.updateTable('tables').set({ undo }).where('num', '=', table.num).execute());
  return { index: from, waits: true };
}
