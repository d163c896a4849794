/** Play now with people: the best table that waits, or a new one for those who come next. */
import { gameOf } from '@shinar/catalogue/rules';
import type { CreateTable, PairWish } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { createTable, knownGame } from '../seating/create.ts';
import { join } from '../seating/seating.ts';
import { speedOf } from '../tables/speed.ts';
import { candidatesFor, seekerOf } from './candidates.ts';
import { bestFirst } from './choose.ts';
import { CLOCKS } from './clocks.ts';

const BOT_LEVEL = 3;
const ROUNDS = 5;

/** Somebody else has made a table for the same wish since we looked. */
class Again extends Error {}

/** Answers the id of the table at which the seeker sits. */
export async function pair(house: House, person: string, wish: PairWish): Promise<string> {
  knownGame(wish.game);
  const seeker = await seekerOf(house, person, wish.game);
  for (let round = 0; round < ROUNDS; round++) {
    const own = await ownTable(house, person, wish);
    if (own !== undefined) return own;
    // Before the search: whatever is made after it is told by another number.
    const version = await versionOf(house.store.db, keyOf(wish));
    for (const { id } of bestFirst(await candidatesFor(house, person, wish), seeker)) if (await sitAt(house, id, person, wish)) return id;
    try {
      return await make(house, person, wish, version);
    } catch (error) {
      if (!(error instanceof Again)) throw error;
    }
  }
  throw new Refused('try-again');
}

const keyOf = ({ game, speed, rated }: PairWish): string => `${game}:${speed}:${rated ? 'rated' : 'free'}`;

/** Who asks twice waits once. */
async function ownTable({ store }: House, person: string, { game, speed, rated }: PairWish): Promise<string | undefined> {
  const rows = await store.db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.num', 'tables.num')
    .select(['tables.id', 'tables.clock'])
    .where('seats.person', '=', person)
    .where('tables.status', '=', 'waiting')
    .where('tables.visibility', '=', 'open')
    .where('tables.game', '=', game)
    .where('tables.rated', '=', rated ? 1 : 0)
    .execute();
  return rows.find(({ clock }) => speedOf(JSON.parse(clock)) === speed)?.id;
}

/** False where somebody was faster, or the table has gone. */
async function sitAt(house: House, id: string, person: string, { salt, commitment }: PairWish): Promise<boolean> {
  try {
    await join(house, id, person, { salt });
    // The seed that was promised for a table of one's own is not needed any more.
    if (commitment !== undefined)
      await house.store.db.deleteFrom('seeds').where('commitment', '=', commitment).where('person', '=', person).execute();
    return true;
  } catch (error) {
    if (error instanceof Refused && error.failure.code !== 'not-signed-in') return false;
    throw error;
  }
}

async function versionOf(db: Db, key: string): Promise<number> {
  const row = await db.selectFrom('pairings').select('version').where('key', '=', key).executeTakeFirst();
  return row?.version ?? 0;
}

/** With the fewest who can play the game: they are found soonest. */
function make(house: House, person: string, wish: PairWish, version: number): Promise<string> {
  const [fewest] = gameOf(wish.game).rules.seats;
  const table: CreateTable = {
    game: wish.game,
    seats: Array.from({ length: fewest }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    visibility: 'open',
    watch: 'anyone',
    clock: CLOCKS[wish.speed],
    absence: { rule: 'bot', level: BOT_LEVEL },
    rated: wish.rated,
    startWhenFull: true,
    salt: wish.salt,
    commitment: wish.commitment,
  };
  return createTable(house, person, table, { also: (db) => countUp(db, keyOf(wish), version) });
}

async function countUp(db: Db, key: string, version: number): Promise<void> {
  const next = { key, version: version + 1 };
  const written =
    version === 0
      ? await db
          .insertInto('pairings')
          .values(next)
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
          .executeTakeFirst()
      : await db
          .updateTable('pairings')
          .set(next)
          .where('key', '=', key)
          .where('version', '=', version)
          .returning('key')
          .executeTakeFirst();
  if (written === undefined) throw new Again();
}
