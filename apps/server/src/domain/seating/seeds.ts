/** A seed is committed to before any salt is taken, even the host's: first the commitment, then the table that names it. */
import { commitmentTo } from '@shinar/core';
import { Refused } from '../../base/refused.ts';
import { newSeed } from '../../base/secrets.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';

const DAY = 24 * 3_600_000;
/** How many of one person's seeds may wait for a table; the oldest are dropped. */
const MOST = 5;

export async function commitToSeed({ store: { db }, now }: House, person: string): Promise<{ commitment: string }> {
  const seed = newSeed();
  const commitment = commitmentTo(seed);
  await db.insertInto('seeds').values({ commitment, seed, person, at: now() }).execute();
  const mine = db.selectFrom('seeds').select('commitment').where('person', '=', person);
  for (const old of await mine.orderBy('at', 'desc').offset(MOST).limit(MOST).execute())
    await db.deleteFrom('seeds').where('commitment', '=', old.commitment).execute();
  await db
    .deleteFrom('seeds')
    .where('at', '<', now() - DAY)
    .execute();
  return { commitment };
}

/** The seed behind a commitment given to this person, usable once; a new one if none is named. */
export async function takeSeed(db: Db, person: string, commitment: string | undefined): Promise<string> {
  if (commitment === undefined) return newSeed();
  const taken = db.deleteFrom('seeds').where('commitment', '=', commitment).where('person', '=', person).returning('seed');
  const row = await taken.executeTakeFirst();
  if (row === undefined) throw new Refused('bad-request', { path: 'commitment', reason: 'unknown-name' });
  return row.seed;
}
