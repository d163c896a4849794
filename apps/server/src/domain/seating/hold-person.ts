import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';

/** Locks a person until the transaction ends, so that they can't be deleted; refuses if they are gone already. */
export async function holdPerson(db: Db, person: string): Promise<void> {
  const held = db.updateTable('people').set((eb) => ({ language: eb.ref('language') }));
  if ((await held.where('id', '=', person).returning('id').executeTakeFirst()) === undefined) throw new Refused('not-signed-in');
}
