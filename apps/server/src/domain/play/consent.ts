/** Going back after somebody else could play: everyone concerned must agree. */
import type { Consent, Played, Undo } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { alert } from '../house/alerts.ts';
import type { House } from '../house/house.ts';
import { isBots, type Table } from '../tables/table.ts';
import { lastAsked, type UndoAsked, undoAsked } from '../tables/view.ts';
import { changeTable } from './change.ts';
import { act, commit } from './commit.ts';
import { actingSeat } from './door.ts';

/** How often the others may be asked before anyone plays on. */
const MOST_ASKED = 3;

/** Everybody present, everybody whose step would be undone, and whoever's clock runs; at a rated table everybody. */
function mustAgree({ audience }: House, table: Table, to: number): number[] {
  // Otherwise whoever plays while the next is away could take it back for ever, with new time for each try.
  const runs = table.clock.type === 'none' ? null : table.actor;
  const undone = new Set(table.play.steps.slice(to).map(({ by }) => by));
  const people = table.seats.filter((seat) => !isBots(seat));
  const concerned = people.filter(
    ({ seat, person }) =>
      table.row.rated === 1 || undone.has(seat) || seat === runs || (person !== null && audience.isPresent(table.num, person)),
  );
  return concerned.map(({ seat }) => seat);
}

export async function askUndo(house: House, table: Table, seat: number, { to, ticket }: Pick<Undo, 'to' | 'ticket'>): Promise<Played> {
  // At a deal everyone has one try, and going back behind a draw would reveal what comes.
  if (table.row.deal !== null) throw new Refused('no-undo');
  const { length } = table;
  const open = undoAsked(table);
  if (open?.seat === seat && open.to === to) return { index: length, waits: true };
  if (open !== undefined) throw new Refused('already-asked');
  const times = (lastAsked(table)?.times ?? 0) + 1;
  if (times > MOST_ASKED) throw new Refused('too-many-undos', { facts: { most: MOST_ASKED } });
  return agreed(house, table, { seat, to, length, agreed: [seat], times }, ticket);
}

export function consent(house: House, id: string, person: string, { index, seat: asks, to, agree }: Consent): Promise<Played> {
  return act(house, id, async (table) => {
    const { seat } = actingSeat(table, person);
    const asked = undoAsked(table);
    if (asked === undefined || index !== table.length || asked.seat !== asks || asked.to !== to) throw new Refused('undo-not-asked');
    if (agree) return agreed(house, table, { ...asked, agreed: [...new Set([...asked.agreed, seat])].sort() });
    await keep(house, table, { ...asked, agreed: [] });
    house.audience.announce(table, { type: 'undo-refused', seat: asked.seat, by: seat });
    return { index };
  });
}

/** `ticket` is the asker's, if nobody else has to agree. */
async function agreed(house: House, table: Table, asked: UndoAsked, ticket?: string): Promise<Played> {
  // A bot holding somebody's seat can't agree for them, and nor can the people who voted it in.
  if (table.seats.some(({ held, resigned }) => held > 0 && resigned === 0)) throw new Refused('seat-held');
  const from = table.length;
  if (mustAgree(house, table, asked.to).every((seat) => asked.agreed.includes(seat))) {
    table.undo(asked.seat, asked.to, { at: house.now(), bot: false, ...(ticket !== undefined && { ticket }) });
    table.drawChance(house.now());
    await commit(house, table, from, { clock: { rewound: true } });
    house.audience.announce(table, { type: 'undo-granted', seat: asked.seat });
    return { index: table.length };
  }
  await keep(house, table, asked);
  if (asked.agreed.length === 1) house.audience.announce(table, { type: 'undo-asked', seat: asked.seat });
  return { index: from, waits: true };
}

function keep(house: House, table: Table, asked: UndoAsked): Promise<void> {
  const undo = JSON.stringify(asked);
  const { num, id, row } = table;
  return changeTable(house, table, async (db) => {
    await db.updateTable('tables').set({ undo }).where('num', '=', num).execute();
    if (asked.agreed.length !== 1) return;
    const people = mustAgree(house, table, asked.to).flatMap((seat) => (seat === asked.seat ? [] : (table.seats[seat]?.person ?? [])));
    const key = `undo ${num} ${asked.length}`;
    await alert(house, db, { kind: 'undo', key, people, num, place: `table/${id}`, about: { game: row.game } });
  });
}
