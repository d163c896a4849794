/** Going back once another may play: those whom it concerns must agree. */
import type { Consent, Played } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { isBots, type Table } from '../tables/table.ts';
import { undoAsked } from '../tables/view.ts';
import { changeTable } from './change.ts';
import { act, commit } from './commit.ts';
import { actingSeat } from './door.ts';

interface Asked {
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
}

/** All who are present, and whoever's step would be taken back; at a rated table everybody. */
function mustAgree({ audience }: House, table: Table, to: number): number[] {
  const undone = new Set(table.play.steps.slice(to).map(({ by }) => by));
  const people = table.seats.filter((seat) => !isBots(seat));
  const concerned = people.filter(
    ({ seat, person }) => table.row.rated === 1 || undone.has(seat) || (person !== null && audience.isPresent(table.num, person)),
  );
  return concerned.map(({ seat }) => seat);
}

export async function askUndo(house: House, table: Table, seat: number, to: number): Promise<Played> {
  // A bot that holds somebody's seat has no right to agree for them.
  if (table.seats.some(({ held, resigned }) => held > 0 && resigned === 0)) throw new Refused('seat-held');
  return agreed(house, table, { seat, to, agreed: [seat] });
}

export function consent(house: House, id: string, person: string, { index, agree }: Consent): Promise<Played> {
  return act(house, id, async (table) => {
    const { seat } = actingSeat(table, person);
    const asked = undoAsked(table);
    if (asked === undefined || index !== table.length) throw new Refused('undo-not-asked');
    if (agree) return agreed(house, table, { ...asked, agreed: [...new Set([...asked.agreed, seat])].sort() });
    await changeTable(house, table, (db) => db.updateTable('tables').set({ undo: null }).where('num', '=', table.num).execute());
    house.audience.announce(table, { type: 'undo-refused', seat: asked.seat, by: seat });
    return { index };
  });
}

async function agreed(house: House, table: Table, asked: Asked): Promise<Played> {
  const from = table.length;
  if (mustAgree(house, table, asked.to).every((seat) => asked.agreed.includes(seat))) {
    table.undo(asked.seat, asked.to, { at: house.now(), bot: false });
    table.drawChance(house.now());
    await commit(house, table, from, { clock: { rewound: true } });
    house.audience.announce(table, { type: 'undo-granted', seat: asked.seat });
    return { index: table.length };
  }
  const undo = JSON.stringify({ ...asked, length: from });
  await changeTable(house, table, (db) => db.updateTable('tables').set({ undo }).where('num', '=', table.num).execute());
  if (asked.agreed.length === 1) house.audience.announce(table, { type: 'undo-asked', seat: asked.seat });
  return { index: from, waits: true };
}
