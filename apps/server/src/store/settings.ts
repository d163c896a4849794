import { newToken } from '../base/secrets.ts';
import type { Db } from './form/schema.ts';

export async function readSetting(db: Db, key: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;
}

export async function writeSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The secret that signs cookies: made once, and the same for all processes of a store. */
export async function secretOf(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: 'secret', value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSetting(db, 'secret')) ?? '';
}
