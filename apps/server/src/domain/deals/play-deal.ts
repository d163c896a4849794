import type { SeatWish } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { isTaken } from '../../store/taken.ts';
import type { House } from '../house/house.ts';
import { createTable } from '../seating/create.ts';
import { dealOf } from './deals.ts';

/** The table of somebody's one try: made at the first call, returned by later ones. Everyone sits in the first seat, among bots. */
export async function playDeal(house: House, id: string, person: string): Promise<string> {
  const deal = await dealOf(house, id);
  const mine = await tryOf(house, id, person);
  if (mine !== undefined) return mine;
  if (deal.closes_at <= house.now()) throw new Refused('deal-closed');
  const seats = Array.from(
    { length: deal.players },
    (_, seat): SeatWish => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: deal.level }),
  );
  const wish = {
    game: deal.game,
    seats,
    visibility: 'private',
    watch: 'anyone',
    clock: { type: 'none' },
    absence: { rule: 'bot', level: deal.level },
    rated: false,
    startWhenFull: true,
    salt: '',
  } as const;
  try {
    return await createTable(
      house,
      person,
      { ...wish, seats },
      {
        set: { seed: deal.seed, deal: id, secret: 1 },
        also: (db, num) => db.insertInto('tries').values({ deal: id, person, num }).execute(),
      },
    );
  } catch (error) {
    const other = isTaken(error) ? await tryOf(house, id, person) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

async function tryOf({ store }: House, deal: string, person: string): Promise<string | undefined> {
  const mine = store.db.selectFrom('tries').innerJoin('tables', 'tables.num', 'tries.num').select('tables.id');
  return (await mine.where('tries.deal', '=', deal).where('tries.person', '=', person).executeTakeFirst())?.id;
}
