/** Tables that are waiting for such a player. */
import type { Language, PairWish } from '@shinar/protocol';
import type { House } from '../house/house.ts';
import { shown } from '../ratings/rate.ts';
import { keptApart } from '../seating/kept-apart.ts';
import { speedOf } from '../tables/speed.ts';
import type { Candidate, Seeker } from './choose.ts';

const MINUTE = 60_000;
/** Somebody who has just sat down may not have a socket yet. */
const ARRIVING = MINUTE;
/** A game that has run for longer is too old to join. */
export const STILL_YOUNG = { live: 10 * MINUTE, slow: 24 * 60 * MINUTE };
const MOST = 100;

interface SeatFound {
  readonly num: number;
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: string | null;
  readonly language: Language | null;
  readonly mu: number | null;
  readonly sigma: number | null;
}

/** Nobody there blocks the seeker or is blocked by them, and at a live table somebody is present. */
export async function candidatesFor(house: House, person: string, { game, speed, rated }: PairWish): Promise<Candidate[]> {
  const { store, now, audience } = house;
  const young = now() - STILL_YOUNG[speed];
  const rows = await store.db
    .selectFrom('tables')
    .select(['id', 'num', 'clock', 'status', 'created_at'])
    .where('game', '=', game)
    .where('visibility', '=', 'open')
    .where('rated', '=', rated ? 1 : 0)
    .where('board_data', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'waiting'), eb('start_when_full', '=', 1)]),
        eb.and([eb('status', '=', 'running'), eb('makes_room', '=', 1), eb('started_at', '>', young)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  const fitting = rows.filter(({ clock }) => speedOf(JSON.parse(clock)) === speed);
  if (fitting.length === 0) return [];
  const apart = await keptApart(store.db, person);
  const seats = await seatsAt(
    house,
    fitting.map(({ num }) => num),
    game,
  );
  return fitting.flatMap(({ id, num, status, created_at }) => {
    const here = seats.filter((seat) => seat.num === num);
    const people = here.filter((seat) => seat.person !== null);
    const running = status === 'running';
    const open = here.filter(({ kind }) => kind === (running ? 'bot' : 'open')).length;
    const alive = speed === 'slow' || now() - created_at < ARRIVING || people.some((seat) => audience.isPresent(num, seat.person ?? ''));
    if (open === 0 || people.length === 0 || !alive) return [];
    if (people.some((seat) => seat.person === person || apart.has(seat.person ?? ''))) return [];
    const ratings = people.flatMap(({ mu, sigma }) => (mu === null || sigma === null ? [] : [shown({ mu, sigma })]));
    return [{ id, open, ratings, languages: people.flatMap(({ language }) => language ?? []), since: created_at, running }];
  });
}

function seatsAt({ store }: House, nums: readonly number[], game: string): Promise<SeatFound[]> {
  return store.db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('ratings', (join) => join.onRef('ratings.person', '=', 'seats.person').on('ratings.game', '=', game))
    .select(['seats.num', 'seats.kind', 'seats.person', 'people.language', 'ratings.mu', 'ratings.sigma'])
    .where('seats.num', 'in', nums)
    .execute();
}

export async function seekerOf({ store: { db } }: House, person: string, game: string): Promise<Seeker> {
  const { language } = await db.selectFrom('people').select('language').where('id', '=', person).executeTakeFirstOrThrow();
  const skill = await db
    .selectFrom('ratings')
    .select(['mu', 'sigma'])
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return { language, rating: skill && shown(skill) };
}
