import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';

/** Ratings are between people: a program may not sit at a rated table. */
export async function requirePeople(db: Db, person: string, rated: boolean): Promise<void> {
  if (!rated) return;
  const row = await db.selectFrom('people').select('owner').where('id', '=', person).executeTakeFirst();
  if (row !== undefined && row.owner !== null) throw new Refused('no-bots');
}
