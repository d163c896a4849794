import type { Clock } from '@shinar/protocol';
import { alert } from '../house/alerts.ts';
import type { House } from '../house/house.ts';
import { hasWays } from '../house/senders.ts';

/** A quarter of the longest time for a turn. */
const LONGEST_QUARTER = (30 * 24 * 3_600_000) / 4;
const MOST = 500;

/** Warns the player to move when a quarter of their time is left, once per turn. */
export async function tellTimeLeft(house: House): Promise<void> {
  const { store, now, senders } = house;
  if (!hasWays(senders)) return;
  const rows = await store.db
    .selectFrom('turns')
    .innerJoin('tables', 'tables.num', 'turns.num')
    .innerJoin('seats', (join) => join.onRef('seats.num', '=', 'turns.num').onRef('seats.seat', '=', 'turns.seat'))
    .select(['tables.id', 'tables.game', 'tables.clock', 'turns.num', 'turns.length', 'turns.due_at', 'seats.person'])
    .where('turns.due_at', 'is not', null)
    .where('turns.due_at', '>', now())
    .where('turns.due_at', '<', now() + LONGEST_QUARTER)
    .where('turns.bot', '=', 0)
    .orderBy('turns.due_at')
    .limit(MOST)
    .execute();
  for (const { id, game, clock: stored, num, length, due_at, person } of rows) {
    const clock = JSON.parse(stored) as Clock;
    if (clock.type !== 'turn' || person === null || due_at === null || due_at - now() > clock.time / 4) continue;
    const key = `time ${num} ${length}`;
    await alert(house, store.db, { kind: 'time', key, people: [person], num, place: `table/${id}`, about: { game, due: due_at } });
  }
}
