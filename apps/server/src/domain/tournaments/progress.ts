import type { Db } from '../../store/form/schema.ts';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import { shown } from '../ratings/rate.ts';
import type { Progress } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import { pairKey } from './pairing.ts';
import { tablesOf } from './played.ts';

const MINUTE = 60_000;

export const endsAt = ({ minutes, starts_at }: Pick<TournamentRow, 'minutes' | 'starts_at'>): number => starts_at + minutes * MINUTE;

/** Reads everything a kind of tournament needs to decide what is next. */
export async function progressOf(db: Db, row: TournamentRow, now: number): Promise<Progress> {
  const entrants = await db
    .selectFrom('entrants')
    .select(['person', 'at'])
    .where('tournament', '=', row.id)
    .where('gone', '=', 0)
    .orderBy('at')
    .orderBy('person')
    .execute();
  const people = entrants.map(({ person }) => person);
  const startedAt = row.status === 'open' ? now : row.starts_at;
  return {
    entrants,
    size: row.size,
    round: row.round,
    rounds: row.rounds === 0 ? KINDS[row.kind].rounds(people.length, row.size) : row.rounds,
    tables: await tablesOf(db, row.id),
    apart: await apartAmong(db, people),
    ratings: await ratingsOf(db, row.game, people),
    now,
    startedAt,
    endsAt: endsAt({ minutes: row.minutes, starts_at: startedAt }),
  };
}

async function apartAmong(db: Db, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db.selectFrom('blocks').selectAll().where('person', 'in', people).where('blocked', 'in', people).execute();
  return new Set(rows.map(({ person, blocked }) => pairKey(person, blocked)));
}

async function ratingsOf(db: Db, game: string, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .select(['person', 'mu', 'sigma'])
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute();
  return new Map(rows.map(({ person, ...skill }) => [person, shown(skill)]));
}
