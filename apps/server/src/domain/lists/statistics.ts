/** What somebody has played: numbers by game, and the records to download. */
import type { GameResult } from '@shinar/core';
import type { Records, Statistics } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { shown } from '../ratings/rate.ts';
import { recordOf } from '../tables/record.ts';

const PAGE = 20;

export const statisticsOf = ({ store }: House, person: string): Promise<Statistics> => store.lists((db) => countedFor(db, person));

async function countedFor(db: Db, person: string): Promise<Statistics> {
  const ended = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select(['tables.game', 'tables.result', 'seats.seat'])
    .where('seats.person', '=', person)
    .where('tables.status', '=', 'over')
    .where('tables.result', 'is not', null)
    .execute();
  const ratings = await db.selectFrom('ratings').select(['game', 'mu', 'sigma']).where('person', '=', person).execute();
  const games = [...new Set(ended.map(({ game }) => game))].sort();
  return {
    games: games.map((game) => {
      const results = ended
        .filter((table) => table.game === game)
        .map(({ result, seat }) => ({ seat, ...(JSON.parse(result!) as GameResult) }));
      const scores = results.map(({ scores: all, seat }) => all[seat] ?? 0);
      const skill = ratings.find((rating) => rating.game === game);
      return {
        game,
        played: results.length,
        won: results.reduce((sum, { winners, seat }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0),
        meanScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        bestScore: Math.max(...scores),
        rating: skill === undefined ? null : shown(skill),
      };
    }),
  };
}

/** Leaves out tables that today's rules can't play. */
export async function recordsOf(house: House, person: string, before: number | undefined): Promise<Records> {
  let query = house.store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select(['tables.id', 'tables.ended_at'])
    .where('seats.person', '=', person)
    .where('tables.status', '=', 'over')
    .where('tables.started_at', 'is not', null);
  if (before !== undefined) query = query.where('tables.ended_at', '<', before);
  const rows = await query.orderBy('tables.ended_at', 'desc').limit(PAGE).execute();
  const records = await Promise.all(rows.map(({ id }) => house.tables.use(id, (table) => ({ ...recordOf(table) })).catch(unlessRefused)));
  return {
    records: records.filter((record) => record !== undefined),
    before: rows.length < PAGE ? null : (rows.at(-1)?.ended_at ?? null),
  };
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
