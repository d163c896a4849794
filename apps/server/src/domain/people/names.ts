import { nameKey } from '../../base/name-key.ts';
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';

/** Refuses a name that looks like one somebody else protects. */
export async function requireOwnName(db: Db, person: string, name: string): Promise<void> {
  const other = db.selectFrom('people').select('id').where('name_key', '=', nameKey(name)).where('id', '!=', person);
  const kept = other.where((eb) => eb.or([eb('handle', 'is not', null), eb('mail', 'is not', null)]));
  if ((await kept.executeTakeFirst()) !== undefined) throw new Refused('name-taken');
}
