/** A person as others see them: only what open tables have shown to everyone. */
import type { Profile } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { views } from '../lists/lists.ts';
import { PROVEN, shown } from '../ratings/rate.ts';
import { isKept } from '../tables/load.ts';
import { opponentsOf } from './opponents.ts';
import { type PlayedGame, playedBy, shareOf } from './played.ts';

const RECENT = 10;
const HISTORY = 100;

type Games = Profile['games'];

export async function profileOf(house: House, id: string, asker: string): Promise<Profile> {
  const { db } = house.store;
  const person = db
    .selectFrom('people')
    .select(['id', 'name', 'created_at', isKept.as('kept')])
    .where('id', '=', id);
  const row = await person.executeTakeFirst();
  if (row === undefined) throw new Refused('no-person');
  const played = await playedBy(db, id);
  const has = async (table: 'follows' | 'blocks', column: string): Promise<boolean> =>
    (await db
      .selectFrom(table as 'follows')
      .select('person')
      .where('person', '=', asker)
      .where(column as 'followed', '=', id)
      .executeTakeFirst()) !== undefined;
  return {
    person: { id, name: row.name, kept: row.kept === 1 },
    since: row.created_at,
    games: await gamesOf(db, id, played),
    opponents: await opponentsOf(db, id, played),
    recent: await recentOf(house, id),
    followed: await has('follows', 'followed'),
    blocked: await has('blocks', 'blocked'),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const countOf = (games: readonly PlayedGame[]) => ({
  played: games.length,
  won: sum(games.map(({ result, seat }) => shareOf(result, seat))),
});

async function gamesOf(db: Db, person: string, played: readonly PlayedGame[]): Promise<Games> {
  const ratings = await db.selectFrom('ratings').selectAll().where('person', '=', person).where('games', '>', 0).execute();
  const changes = await db
    .selectFrom('rating_changes')
    .innerJoin('seats', (join) => join.onRef('seats.num', '=', 'rating_changes.num').onRef('seats.seat', '=', 'rating_changes.seat'))
    .innerJoin('tables', 'tables.num', 'rating_changes.num')
    .select(['tables.game', 'tables.ended_at', 'rating_changes.after'])
    .where('seats.person', '=', person)
    .orderBy('tables.ended_at', 'desc')
    .limit(HISTORY * 3)
    .execute();
  const names = [...new Set(played.map(({ game }) => game))].sort();
  return names.map((game) => {
    const games = played.filter((one) => one.game === game);
    const scores = games.map(({ result, seat }) => result.scores[seat] ?? 0);
    const skill = ratings.find((one) => one.game === game);
    const seats = [...new Set(games.map(({ seat }) => seat))].sort();
    const history = changes.filter((one) => one.game === game).slice(0, HISTORY);
    return {
      game,
      ...countOf(games),
      meanScore: sum(scores) / scores.length,
      bestScore: Math.max(...scores),
      rating: skill === undefined ? null : shown(skill),
      rated: skill?.games ?? 0,
      provisional: (skill?.games ?? 0) < PROVEN,
      history: history.reverse().map(({ ended_at, after }) => ({ at: ended_at ?? 0, rating: after })),
      seats: seats.map((seat) => ({ seat, ...countOf(games.filter((one) => one.seat === seat)) })),
    };
  });
}

/** Finished games that anyone may look at. */
async function recentOf(house: House, person: string): Promise<Profile['recent']> {
  const rows = await house.store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select('tables.id')
    .where('seats.person', '=', person)
    .where('tables.status', '=', 'over')
    .where('tables.result', 'is not', null)
    .where('tables.visibility', '=', 'open')
    .where('tables.watch', '=', 'anyone')
    .where('tables.secret', '=', 0)
    .orderBy('tables.ended_at', 'desc')
    .limit(RECENT)
    .execute();
  return views(house, rows);
}
