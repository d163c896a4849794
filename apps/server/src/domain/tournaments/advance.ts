/** Starts and ends rounds. Each step is one transaction that raises the version: a kill loses nothing, and only one of two processes does it. */
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import { alert } from '../house/alerts.ts';
import type { House } from '../house/house.ts';
import type { Job } from '../house/jobs.ts';
import { act } from '../play/commit.ts';
import { startIfFull } from '../seating/start.ts';
import { namesOf } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import { closeRoundDeals, insertRound } from './make-tables.ts';
import { tablesOf } from './played.ts';
import { progressOf } from './progress.ts';
import { holdTournament, tournamentOf } from './tournaments.ts';

const AT_ONCE = 50;

/** Somebody else has raised the version. */
class Done extends Error {}

/** The last running tournament that was looked at: the next sweep goes on from there, so none waits for ever behind slow ones. */
const lookedAt = new WeakMap<House, string>();

/** Begins what is due, continues where a round is over, and starts tables that a kill left waiting. */
export async function advanceTournaments(house: House): Promise<void> {
  const ids = house.store.db.selectFrom('tournaments').select('id').limit(AT_ONCE);
  const due = await ids.where('status', '=', 'open').where('starts_at', '<=', house.now()).orderBy('starts_at').execute();
  const after = lookedAt.get(house) ?? '';
  const running = await ids.where('status', '=', 'running').where('id', '>', after).orderBy('id').execute();
  lookedAt.set(house, running.length < AT_ONCE ? '' : running.at(-1)!.id);
  // One that can't go on doesn't hold up the others.
  for (const { id } of [...due, ...running])
    await advance(house, id).catch((error: unknown) => house.log.error({ tournament: id, error: String(error) }, 'a tournament waits'));
}

/** A table is over: its players are paired again without waiting for the sweep. */
export async function goOnAfter(house: House, { num }: Job): Promise<void> {
  const row = await house.store.db.selectFrom('round_tables').select('tournament').where('num', '=', num).executeTakeFirst();
  if (row !== undefined) await advance(house, row.tournament);
}

/** The host may start it early. */
export async function startTournament(house: House, id: string, person: string): Promise<void> {
  const row = await tournamentOf(house, id);
  if (row.host !== person) throw new Refused('not-host');
  if (row.status !== 'open') throw new Refused('already-started');
  const { entrants } = await progressOf(house.store.db, row, house.now());
  if (entrants.length < 2) throw new Refused('not-full', { facts: { open: 2 - entrants.length } });
  await goOn(house, row);
  await startTables(house, id);
}

async function advance(house: House, id: string): Promise<void> {
  await startTables(house, id);
  const row = await tournamentOf(house, id);
  if (row.status === 'over') return;
  await goOn(house, row);
  await startTables(house, id);
}

/** Does what its kind says is next, all of it or nothing. */
async function goOn(house: House, row: TournamentRow): Promise<void> {
  await house.store.db
    .transaction()
    .execute((db) => nextStep(house, db, row))
    .catch((error: unknown) => {
      if (!(error instanceof Done)) throw error;
    });
}

async function nextStep(house: House, db: Db, row: TournamentRow): Promise<void> {
  // Somebody signing up at this moment is in the first round, or is told that it has begun.
  if (row.status === 'open' && (await holdTournament(db, row.id)).version !== row.version) throw new Done();
  const progress = await progressOf(db, row, house.now());
  const { over = false, tables = [], gone = [] } = KINDS[row.kind].next(progress);
  if (row.status === 'running' && !over && tables.length === 0 && gone.length === 0) return;
  const round = row.round + (tables.length > 0 ? 1 : 0);
  const begun = { status: 'running', round, rounds: progress.rounds, starts_at: progress.startedAt } as const;
  const next = over ? ({ status: 'over', ended_at: house.now() } as const) : begun;
  const counted = db.updateTable('tournaments').set({ ...next, version: row.version + 1 });
  const { numUpdatedRows } = await counted.where('id', '=', row.id).where('version', '=', row.version).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Done();
  if (gone.length > 0)
    await db.updateTable('entrants').set({ gone: 1 }).where('tournament', '=', row.id).where('person', 'in', gone).execute();
  await closeRoundDeals(db, row, house.now());
  if (tables.length > 0) await insertRound(house, db, row, { round, tables });
  if (row.status !== 'open' || over) return;
  const people = namesOf(progress.entrants);
  await alert(house, db, {
    kind: 'tournament',
    key: `tournament ${row.id}`,
    people,
    place: `tournament/${row.id}`,
    about: { name: row.name },
  });
}

async function startTables(house: House, tournament: string): Promise<void> {
  for (const { id, status } of await tablesOf(house.store.db, tournament))
    if (status === 'waiting') await act(house, id, (table) => startIfFull(house, table));
}
