import type { Db } from '../../store/form/schema.ts';

const DAY = 24 * 3_600_000;
/** A new guest could be anyone, even one of the other players. */
const FRESH = 7 * DAY;
/** How many games between the same people count while one of them is new. */
const MOST = 3;

/** Whether a new guest has met one of these people too often for the result to mean anything. */
export async function isRepeated(db: Db, num: number, people: readonly string[], now: number): Promise<boolean> {
  const guests = db.selectFrom('people').select('id').where('id', 'in', people).where('handle', 'is', null).where('mail', 'is', null);
  const fresh = await guests.where('created_at', '>', now - FRESH).execute();
  if (fresh.length === 0) return false;
  const met = await db
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.num', 'mine.num')
    .innerJoin('rating_changes', (join) => join.onRef('rating_changes.num', '=', 'mine.num').onRef('rating_changes.seat', '=', 'mine.seat'))
    .select(['mine.person as guest', 'theirs.person as other', (eb) => eb.fn.countAll<number>().as('games')])
    .where(
      'mine.person',
      'in',
      fresh.map(({ id }) => id),
    )
    .where('theirs.person', 'in', people)
    .whereRef('theirs.person', '!=', 'mine.person')
    .where('mine.num', '!=', num)
    .groupBy(['mine.person', 'theirs.person'])
    .execute();
  return met.some(({ games }) => Number(games) >= MOST);
}
