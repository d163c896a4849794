import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';

/** The people somebody doesn't sit down with, whichever of the two wished it. */
export async function keptApart(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where((eb) => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
    .execute();
  return new Set(rows.map((row) => (row.person === person ? row.blocked : row.person)));
}

export async function requireWelcome(db: Db, num: number, person: string): Promise<void> {
  const apart = await keptApart(db, person);
  if (apart.size === 0) return;
  const seated = await db.selectFrom('seats').select('person').where('num', '=', num).execute();
  if (seated.some((seat) => seat.person !== null && apart.has(seat.person))) throw new Refused('not-welcome');
}
