import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import { ownerOfBot } from '../house/bot-owner.ts';

/** Those with whom somebody does not sit down, whichever of the two wished it; the bots of a person count with them. */
export async function keptApart(db: Db, person: string): Promise<ReadonlySet<string>> {
  const own = [person, (await ownerOfBot(db, person)) ?? person];
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where((eb) => eb.or([eb('person', 'in', own), eb('blocked', 'in', own)]))
    .execute();
  if (rows.length === 0) return new Set();
  const people = rows.map((row) => (own.includes(row.person) ? row.blocked : row.person));
  const bots = await db.selectFrom('people').select('id').where('owner', 'in', people).execute();
  return new Set([...people, ...bots.map(({ id }) => id)]);
}

export async function requireWelcome(db: Db, num: number, person: string): Promise<void> {
  const apart = await keptApart(db, person);
  if (apart.size === 0) return;
  const seated = await db.selectFrom('seats').select('person').where('num', '=', num).execute();
  if (seated.some((seat) => seat.person !== null && apart.has(seat.person))) throw new Refused('not-welcome');
}
