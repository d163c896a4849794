import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';

const MOST_MUTED = 1000;

export async function mutedBy(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
  return new Set(rows.map(({ muted }) => muted));
}

export async function mute({ store, audience, bus }: House, person: string, muted: string, on: boolean): Promise<void> {
  const known = await store.db.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst();
  if (known === undefined) throw new Refused('no-person');
  if (on && (await mutedBy(store.db, person)).size >= MOST_MUTED) throw new Refused('too-many');
  await store.db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
  const row = store.db.insertInto('mutes').values({ person, muted });
  if (on) await row.onConflict((conflict) => conflict.doNothing()).execute();
  audience.mute(person, await mutedBy(store.db, person));
  await bus.publish({ type: 'person', id: person });
}
