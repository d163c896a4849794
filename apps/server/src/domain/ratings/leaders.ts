import type { Leaders } from '@shinar/protocol';
import { sql } from 'kysely';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { isKept } from '../tables/load.ts';
import { DOUBTS, PROVEN, shown } from './rate.ts';

const MOST = 100;

/** All time by rating, people with fewer than ten games last; the month by rating gained in it. */
export const leaders = ({ store, now }: House, { game, of }: { game: string; of: 'ever' | 'month' }): Promise<Leaders> =>
  store.lists((db) => (of === 'month' ? leadersOfMonth(db, now(), game) : leadersEver(db, game)));

async function leadersEver(db: Db, game: string): Promise<Leaders> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['people.id', 'people.name', isKept.as('kept'), 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('ratings.game', '=', game)
    .where('ratings.games', '>', 0)
    .orderBy((eb) => eb.case().when('ratings.games', '>=', PROVEN).then(0).else(1).end())
    .orderBy(sql`ratings.mu - ${sql.lit(DOUBTS)} * ratings.sigma`, 'desc')
    .limit(MOST)
    .execute();
  return {
    people: rows.map(({ id, name, kept, games, ...skill }) => ({
      person: { id, name, kept: kept === 1 },
      rating: shown(skill),
      provisional: games < PROVEN,
      games,
    })),
  };
}

async function leadersOfMonth(db: Db, now: number, game: string): Promise<Leaders> {
  const today = new Date(now);
  const from = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
  const gain = sql<number>`sum(rating_changes.after - rating_changes.before)`;
  const rows = await db
    .selectFrom('rating_changes')
    .innerJoin('tables', 'tables.num', 'rating_changes.num')
    .innerJoin('seats', (join) => join.onRef('seats.num', '=', 'rating_changes.num').onRef('seats.seat', '=', 'rating_changes.seat'))
    .innerJoin('people', 'people.id', 'seats.person')
    .innerJoin('ratings', (join) => join.onRef('ratings.person', '=', 'people.id').on('ratings.game', '=', game))
    .select(['people.id', 'people.name', isKept.as('kept'), 'ratings.mu', 'ratings.sigma', 'ratings.games as all'])
    .select([gain.as('gain'), (eb) => eb.fn.countAll<number>().as('games')])
    .where('tables.game', '=', game)
    .where('tables.ended_at', '>=', from)
    .groupBy(['people.id', 'people.name', 'people.handle', 'people.mail', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .orderBy(gain, 'desc')
    .limit(MOST)
    .execute();
  return {
    people: rows.map(({ id, name, kept, mu, sigma, all, games, gain: won }) => ({
      person: { id, name, kept: kept === 1 },
      rating: shown({ mu, sigma }),
      provisional: all < PROVEN,
      games: Number(games),
      gain: Number(won),
    })),
  };
}
