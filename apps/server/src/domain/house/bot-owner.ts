import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';

/** Whose bot an account is; null for a person. */
export async function ownerOfBot(db: Db, person: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('owner').where('id', '=', person).executeTakeFirst();
  return row?.owner ?? null;
}

/** A bot has its token and no other way in, which would outlive the token. */
export async function requireNoBot(db: Db, person: string): Promise<void> {
  if ((await ownerOfBot(db, person)) !== null) throw new Refused('forbidden');
}
