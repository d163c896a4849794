/** What operators may do about people and tables. Every act goes into the audit log. */
import { addressKey } from '../../base/limiter.ts';
import { Refused } from '../../base/refused.ts';
import { hashOf } from '../../base/secrets.ts';
import type { Db } from '../../store/form/schema.ts';

export interface Act {
  readonly db: Db;
  readonly now: number;
  /** Which operator; empty for the command line. */
  readonly by?: string;
  /** Why, in a word or two. */
  readonly note: string;
}

const HOUR = 3_600_000;
const MOST_SHOWN = 200;
/** As good as for ever. */
const FOR_EVER = 100 * 365 * 24 * HOUR;
const untilOf = (now: number, hours: number | undefined): number => now + (hours === undefined ? FOR_EVER : hours * HOUR);

export async function noteAct({ db, now, by = '', note }: Act, act: string, about: string): Promise<void> {
  await db.insertInto('audit').values({ at: now, by, act, about, note }).execute();
}

async function changePerson(
  act: Act,
  person: string,
  change: { banned_until?: number | null; silent_until?: number | null; name?: string; role?: 'operator' | null },
) {
  const { numUpdatedRows } = await act.db.updateTable('people').set(change).where('id', '=', person).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refused('no-person');
}

/** Their sessions and links end, and those of their bots; a server that runs closes the sockets within seconds. Returns who is out. */
export function ban(act: Act, person: string, hours?: number): Promise<string[]> {
  return act.db.transaction().execute(async (db) => {
    await changePerson({ ...act, db }, person, { banned_until: untilOf(act.now, hours) });
    const bots = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
    const out = [person, ...bots.map(({ id }) => id)];
    await db.deleteFrom('sessions').where('person', 'in', out).execute();
    await db.deleteFrom('links').where('person', 'in', out).execute();
    await noteAct({ ...act, db }, 'ban', person);
    return out;
  });
}

export async function unban(act: Act, person: string): Promise<void> {
  await changePerson(act, person, { banned_until: null, silent_until: null });
  await noteAct(act, 'unban', person);
}

/** They can't chat anywhere. */
export async function silence(act: Act, person: string, hours?: number): Promise<void> {
  await changePerson(act, person, { silent_until: untilOf(act.now, hours) });
  await noteAct(act, 'silence', person);
}

/** Makes somebody an operator, or stops them being one. */
export async function giveRole(act: Act, person: string, role: 'operator' | null): Promise<void> {
  await changePerson(act, person, { role });
  await noteAct(act, role ?? 'no-operator', person);
}

export async function renameOther(act: Act, person: string, name: string): Promise<void> {
  await noteRename(act, person, name);
  await changePerson(act, person, { name });
}

/** The old name is recorded nowhere else. */
export async function noteRename(act: Act, person: string, name: string): Promise<void> {
  const row = await act.db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
  if (row === undefined) throw new Refused('no-person');
  await noteAct({ ...act, note: `${row.name} → ${name} ${act.note}`.trim() }, 'rename', person);
}

/** Refuses new guests and sign-ins from there; only a hash of the address is kept, and only for that long. */
export async function banAddress(act: Act, address: string, hours: number): Promise<void> {
  const until = untilOf(act.now, hours);
  await act.db
    .insertInto('address_bans')
    .values({ address: hashOf(addressKey(address)), until })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ until }))
    .execute();
  await noteAct(act, 'ban-address', '');
}

/** Ends a table without a result. */
export async function closeTable(act: Act, id: string): Promise<void> {
  const { db, now } = act;
  await db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('tables')
      .set((eb) => ({ status: 'over', ended: 'abandoned', ended_at: now, undo: null, vote: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '!=', 'over')
      .returning('num')
      .executeTakeFirst();
    if (closed === undefined) throw new Refused('no-table');
    await transaction
      .updateTable('turns')
      .set((eb) => ({ seat: null, bot: 0, due_at: null, own_due: null, version: eb('version', '+', 1) }))
      .where('num', '=', closed.num)
      .execute();
  });
  await noteAct(act, 'close', id);
}

/** Removes a club with everything said in it; its members' tables stay. */
export async function closeClub(act: Act, id: string): Promise<void> {
  const { numDeletedRows } = await act.db.deleteFrom('clubs').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows !== 1n) throw new Refused('no-club');
  await noteAct(act, 'close-club', id);
}

export async function settleReport(act: Act, id: number): Promise<void> {
  const { numUpdatedRows } = await act.db.updateTable('kept_reports').set({ done: 1 }).where('id', '=', id).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refused('no-person');
  await noteAct(act, 'settle', String(id));
}

/** The oldest first; the next ones follow as these are settled. */
export const openReports = (db: Db) =>
  db.selectFrom('kept_reports').selectAll().where('done', '=', 0).orderBy('id').limit(MOST_SHOWN).execute();
export const auditLog = (db: Db) => db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(MOST_SHOWN).execute();
