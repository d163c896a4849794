import type { GameResult } from '@shinar/core';
import type { Db } from '../../store/form/schema.ts';
import type { PlayedTable } from './standings.ts';

export interface RoundTable extends PlayedTable {
  readonly num: number;
  readonly id: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly endedAt: number | null;
  /** In a league, counted from 0, the top division. */
  readonly division: number;
  /** Seats that a bot holds for their owners. */
  readonly held: readonly boolean[];
}

/** All tables of a tournament, round by round. Deleted people count as bots. */
export async function tablesOf(db: Db, tournament: string): Promise<RoundTable[]> {
  const rows = await db
    .selectFrom('round_tables')
    .innerJoin('tables', 'tables.num', 'round_tables.num')
    .select(['round_tables.round', 'round_tables.division', 'tables.num', 'tables.id', 'tables.status', 'tables.result'])
    .select('tables.ended_at as endedAt')
    .where('round_tables.tournament', '=', tournament)
    .orderBy('round_tables.round')
    .orderBy('round_tables.place')
    .execute();
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .innerJoin('round_tables', 'round_tables.num', 'seats.num')
    .select(['seats.num', 'seats.person', 'seats.held', 'seats.resigned'])
    .where('round_tables.tournament', '=', tournament)
    .orderBy('seats.seat')
    .execute();
  const byTable = Map.groupBy(seats, ({ num }) => num);
  return rows.map(({ result, ...table }) => {
    const here = byTable.get(table.num) ?? [];
    return {
      ...table,
      result: result === null ? null : (JSON.parse(result) as GameResult),
      seating: here.map(({ person }) => person),
      held: here.map(({ person, held }) => person !== null && held > 0),
      left: here.map(({ person, held, resigned }) => person !== null && (held > 0 || resigned === 1)),
    };
  });
}
