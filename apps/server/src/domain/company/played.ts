import type { GameResult } from '@shinar/core';
import type { Db } from '../../store/form/schema.ts';

const MOST_PLAYED = 1000;

export interface PlayedGame {
  readonly num: number;
  readonly game: string;
  readonly seat: number;
  readonly result: GameResult;
}

/** Games with a result, the latest first. */
export async function playedBy(db: Db, person: string): Promise<PlayedGame[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select(['tables.num', 'tables.game', 'tables.result', 'seats.seat'])
    .where('seats.person', '=', person)
    .where('tables.status', '=', 'over')
    .where('tables.result', 'is not', null)
    .where('tables.secret', '=', 0)
    .orderBy('tables.num', 'desc')
    .limit(MOST_PLAYED)
    .execute();
  return rows.map(({ result, ...game }) => ({ ...game, result: JSON.parse(result ?? '') as GameResult }));
}

/** A shared victory counts in part. */
export const shareOf = ({ winners }: GameResult, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
