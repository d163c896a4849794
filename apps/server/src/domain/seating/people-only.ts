import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import { ownerOfBot } from '../house/bot-owner.ts';

/** Ratings are between people: a program may not sit at a rated table. */
export async function requirePeople(db: Db, person: string, rated: boolean): Promise<void> {
  if (rated && (await ownerOfBot(db, person)) !== null) throw new Refused('no-bots');
}
