/** Play now with people: the best waiting table, or a new one for those who come next. */
import { gameOf } from '@shinar/catalogue/rules';
import type { CreateTable, PairWish } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { createTable, knownGame } from '../seating/create.ts';
import { join } from '../seating/seating.ts';
import { speedOf } from '../tables/speed.ts';
import { candidatesFor, STILL_YOUNG, seekerOf } from './candidates.ts';
import { bestFirst } from './choose.ts';
import { CLOCKS } from './clocks.ts';

const BOT_LEVEL = 3;
const ROUNDS = 5;
/** Nobody wants a second game this soon. */
const JUST_BEGUN = 30_000;

/** Somebody else has made a table for the same wish since we looked. */
class Again extends Error {}

/** Returns the id of the table where the seeker sits. */
export async function pair(house: House, person: string, wish: PairWish): Promise<string> {
  knownGame(wish.game);
  const seeker = await seekerOf(house, person, wish.game);
  for (let round = 0; round < ROUNDS; round++) {
    const own = await ownTable(house, person, wish);
    if (own !== undefined) return own;
    // Read before the search, so that a table made after it shows as another version.
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

/** Asking twice changes nothing: somebody whose answer was lost gets the game that has begun, or in which bots still make room. A game they have left doesn't count. */
async function ownTable({ store, now }: House, person: string, { game, speed, rated }: PairWish): Promise<string | undefined> {
  const rows = await store.db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.num', 'tables.num')
    .select(['tables.id', 'tables.clock'])
    .where('seats.person', '=', person)
    .where('seats.held', '=', 0)
    .where((eb) => {
      const bots = eb.selectFrom('seats as others').select('others.num').whereRef('others.num', '=', 'tables.num');
      const makesRoom = [eb('tables.makes_room', '=', 1), eb.exists(bots.where('others.kind', '=', 'bot'))];
      const begun = eb.or([
        eb('tables.started_at', '>', now() - JUST_BEGUN),
        eb.and([...makesRoom, eb('tables.started_at', '>', now() - STILL_YOUNG[speed])]),
      ]);
      return eb.or([eb('tables.status', '=', 'waiting'), eb.and([eb('tables.status', '=', 'running'), begun])]);
    })
    .where('tables.visibility', '=', 'open')
    .where('tables.game', '=', game)
    .where('tables.rated', '=', rated ? 1 : 0)
    .where('tables.board_data', 'is', null)
    .execute();
  return rows.find(({ clock }) => speedOf(JSON.parse(clock)) === speed)?.id;
}

/** False if somebody was faster, or the table is gone. */
async function sitAt(house: House, id: string, person: string, { salt, commitment }: PairWish): Promise<boolean> {
  try {
    await join(house, id, person, { salt });
    // The seed promised for a table of their own is no longer needed.
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

/** With the fewest players the game allows, as they are found soonest. */
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
