/** Seats before the start: taking one, leaving it, and what the host can do. */

import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { changeTable } from '../play/change.ts';
import { act } from '../play/commit.ts';
import { leaveToBot } from '../play/seats.ts';
import type { Table } from '../tables/table.ts';
import { holdPerson } from './hold-person.ts';
import { requireWelcome } from './kept-apart.ts';
import { requirePeople } from './people-only.ts';
import { sitIn } from './sit-in.ts';
import { startIfFull } from './start.ts';
import { tellSeated } from './tell-seated.ts';

const EMPTY = { kind: 'open', person: null, level: null, salt: '' } as const;

export function requireHost(table: Table, person: string): void {
  if (table.row.host !== person) throw new Refused('not-host');
}

function requireWaiting(table: Table): void {
  if (table.row.status !== 'waiting') throw new Refused('already-started');
}

export function join(
  house: House,
  id: string,
  person: string,
  { seat, salt }: { seat?: number | undefined; salt: string },
): Promise<number> {
  return act(house, id, async (table) => {
    if (table.row.status === 'running' && table.row.makes_room === 1) return sitIn(house, table, person);
    requireWaiting(table);
    if (table.seatOf(person)) throw new Refused('already-seated');
    const open = table.seats.filter(({ kind }) => kind === 'open');
    if (open.length === 0) throw new Refused('table-full');
    const wanted = seat === undefined ? open[0] : open.find((one) => one.seat === seat);
    if (wanted === undefined) throw new Refused('seat-taken');
    await changeTable(house, table, async (db) => {
      await holdPerson(db, person);
      await requirePeople(db, person, table.row.rated === 1);
      await requireWelcome(db, table.num, person);
      await db.deleteFrom('invitations').where('num', '=', table.num).where('person', '=', person).execute();
      await db
        .updateTable('seats')
        .set({ kind: 'person', person, salt })
        .where('num', '=', table.num)
        .where('seat', '=', wanted.seat)
        .execute();
      await tellSeated(house, db, table, wanted.seat);
    });
    await startIfFull(house, table);
    return wanted.seat;
  });
}

/** Before the start the seat becomes free; during the game a bot takes it until its owner is back. */
export async function leave(house: House, id: string, person: string): Promise<void> {
  const running = await act(house, id, async (table) => {
    const seat = table.seatOf(person);
    if (seat === undefined) throw new Refused('not-seated');
    if (table.row.status === 'over') throw new Refused('game-over');
    if (table.row.status === 'running') return true;
    await changeTable(house, table, (db) => freeSeat(db, table, seat.seat, person, house.now()));
    return false;
  });
  if (running) await leaveToBot(house, id, person);
}

/** The host's rights go to the next person seated; an empty table is removed. */
async function freeSeat(db: Db, table: Table, seat: number, person: string, now: number): Promise<void> {
  await db.updateTable('seats').set(EMPTY).where('num', '=', table.num).where('seat', '=', seat).execute();
  if (table.row.host !== person) return;
  const next = table.seats.find((other) => other.person !== null && other.person !== person);
  if (next) await db.updateTable('tables').set({ host: next.person }).where('num', '=', table.num).execute();
  else await db.updateTable('tables').set({ status: 'over', ended: 'abandoned', ended_at: now }).where('num', '=', table.num).execute();
}

export function remove(house: House, id: string, person: string, seat: number): Promise<void> {
  return act(house, id, async (table) => {
    requireHost(table, person);
    requireWaiting(table);
    if (table.seats[seat]?.kind !== 'person' || table.seats[seat].person === person) throw new Refused('no-person');
    await setSeat(house, table, seat, EMPTY);
  });
}

/** The host gives an open seat to a bot, or takes it back. */
export function changeSeat(house: House, id: string, person: string, seat: number, level: number | null): Promise<void> {
  return act(house, id, async (table) => {
    requireHost(table, person);
    requireWaiting(table);
    const now = table.seats[seat];
    if (now === undefined || now.kind === 'person') throw new Refused('seat-taken');
    await setSeat(house, table, seat, level === null ? EMPTY : { ...EMPTY, kind: 'bot', level });
    await startIfFull(house, table);
  });
}

async function setSeat(house: House, table: Table, seat: number, change: { kind: 'open' | 'bot'; level: number | null }): Promise<void> {
  await changeTable(house, table, (db) =>
    db
      .updateTable('seats')
      .set({ ...EMPTY, ...change })
      .where('num', '=', table.num)
      .where('seat', '=', seat)
      .execute(),
  );
}
