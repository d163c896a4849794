/** Deletes what nobody needs any more, as the settings say: absent guests, old chat, tables that never began, and whatever has expired. */
import type { House } from '../house/house.ts';
import { deletePerson } from '../people/leave.ts';
import { closeWaiting } from './waiting.ts';

const DAY = 24 * 3_600_000;
const AT_ONCE = 200;
/** Longer than any turn. */
const NOTICES_KEPT = 40;

export async function expire(house: House): Promise<{ guests: number; tables: number }> {
  const { store, config, now } = house;
  const { db } = store;
  const before = (days: number): number => now() - days * DAY;
  const { guests, chat, tables } = config.expire;
  await db.deleteFrom('links').where('expires_at', '<', now()).execute();
  await db.deleteFrom('address_bans').where('until', '<', now()).execute();
  await db.deleteFrom('allowances').where('until', '<', now()).execute();
  await db.deleteFrom('notices').where('at', '<', before(NOTICES_KEPT)).execute();
  if (chat > 0) {
    await db.deleteFrom('lines').where('at', '<', before(chat)).execute();
    await db.deleteFrom('club_lines').where('at', '<', before(chat)).execute();
    await db.deleteFrom('kept_reports').where('done', '=', 1).where('at', '<', before(chat)).execute();
  }
  await forgetUnbegun(house);
  await db
    .deleteFrom('clubs')
    .where('id', 'not in', (eb) => eb.selectFrom('members').select('club').where('out', '=', 0))
    .execute();
  return {
    guests: guests > 0 ? await expireGuests(house, before(guests)) : 0,
    tables: tables > 0 ? await expireTables(house, before(tables)) : 0,
  };
}

/** Tables closed before they began leave nothing worth keeping. */
async function forgetUnbegun({ store: { db }, now }: House): Promise<void> {
  await db
    .deleteFrom('tables')
    .where('status', '=', 'over')
    .where('started_at', 'is', null)
    .where('ended_at', '<', now() - DAY)
    .execute();
}

/** People with a password or an address stay; bots go with their owners. */
async function expireGuests(house: House, before: number): Promise<number> {
  const { db } = house.store;
  const away = await db
    .selectFrom('people')
    .select('id')
    .where('handle', 'is', null)
    .where('mail', 'is', null)
    .where('owner', 'is', null)
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('sessions').select('id').whereRef('sessions.person', '=', 'people.id').where('seen_at', '>=', before)),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  let gone = 0;
  for (const { id } of away) {
    // One who can't be deleted doesn't hold up the others.
    await deletePerson(house, id).then(
      () => gone++,
      (error: unknown) => house.log.warn({ error: String(error) }, 'a guest stays'),
    );
  }
  return gone;
}

async function expireTables(house: House, before: number): Promise<number> {
  const old = await house.store.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'waiting')
    .where('created_at', '<', before)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of old) await closeWaiting(house, id);
  return old.length;
}
