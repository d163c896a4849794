import type { Db } from '../../store/form/schema.ts';

export async function idOf(db: Db, num: number): Promise<string | undefined> {
  return (await db.selectFrom('tables').select('id').where('num', '=', num).executeTakeFirst())?.id;
}
