/** Rounds begin and end by themselves. Each step is one transaction that counts the version up: a kill loses nothing, and of two processes one does it. */
import type { CreateTable, SeatWish } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import type { TournamentRow } from '../../store/form/schema-company.ts';
import { alert } from '../house/alerts.ts';
import type { House } from '../house/house.ts';
import { CLOCKS } from '../pairing/clocks.ts';
import { act } from '../play/commit.ts';
import { insertTable } from '../seating/create.ts';
import { startIfFull } from '../seating/start.ts';
import { pairRound, roundsToMeet, type Seating } from './pairing.ts';
import { tablesOf } from './played.ts';
import { standings } from './standings.ts';
import { tournamentOf } from './tournaments.ts';

const BOT_LEVEL = 3;
const MOST_ROUNDS = 12;
const AT_ONCE = 50;

/** Somebody else has counted the version up. */
class Done extends Error {}

/** Begins what is due, goes on where a round is over, and starts tables that a kill left waiting. */
export async function advanceTournaments(house: House): Promise<void> {
  const rows = await house.store.db
    .selectFrom('tournaments')
    .select('id')
    .where((eb) => eb.or([eb('status', '=', 'running'), eb.and([eb('status', '=', 'open'), eb('starts_at', '<=', house.now())])]))
    .orderBy('starts_at')
    .limit(AT_ONCE)
    .execute();
  // One that cannot go on does not keep the others back.
  for (const { id } of rows)
    await advance(house, id).catch((error: unknown) => house.log.error({ tournament: id, error: String(error) }, 'a tournament waits'));
}

/** The host need not wait for the hour. */
export async function startTournament(house: House, id: string, person: string): Promise<void> {
  const row = await tournamentOf(house, id);
  if (row.host !== person) throw new Refused('not-host');
  if (row.status !== 'open') throw new Refused('already-started');
  const { people } = await playersOf(house.store.db, id);
  if (people.length < 2) throw new Refused('not-full', { facts: { open: 2 - people.length } });
  await nextRound(house, row);
  await startTables(house, id);
}

async function advance(house: House, id: string): Promise<void> {
  const row = await tournamentOf(house, id);
  await startTables(house, id);
  const tables = (await tablesOf(house.store.db, id)).filter(({ round }) => round === row.round);
  if (row.status === 'running' && tables.some(({ status }) => status !== 'over')) return;
  await nextRound(house, row);
  await startTables(house, id);
}

async function playersOf(db: Db, tournament: string): Promise<{ all: string[]; people: string[] }> {
  const rows = await db.selectFrom('entrants').selectAll().where('tournament', '=', tournament).orderBy('at').orderBy('person').execute();
  return { all: rows.map(({ person }) => person), people: rows.flatMap(({ person, gone }) => (gone === 0 ? person : [])) };
}

/** The next round with all its tables, or the end. */
async function nextRound(house: House, row: TournamentRow): Promise<void> {
  await house.store.db
    .transaction()
    .execute(async (db) => {
      const { all, people } = await playersOf(db, row.id);
      const rounds = row.rounds === 0 ? Math.min(MOST_ROUNDS, roundsToMeet(people.length, row.size)) : row.rounds;
      const ends = people.length < 2 || row.round >= rounds;
      const round = row.round + 1;
      const next = ends ? { status: 'over' as const, ended_at: house.now() } : { status: 'running' as const, round, rounds };
      const counted = db.updateTable('tournaments').set({ ...next, version: row.version + 1 });
      const { numUpdatedRows } = await counted.where('id', '=', row.id).where('version', '=', row.version).executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new Done();
      if (ends) return;
      const about = { name: row.name };
      if (round === 1)
        await alert(house, db, { kind: 'tournament', key: `tournament ${row.id}`, people, place: `tournament/${row.id}`, about });
      const played = await tablesOf(db, row.id);
      const points = new Map(standings(all, played).map(({ person, points: won }) => [person, won]));
      const field = { people, size: row.size, before: played.map(({ seating }) => seating) };
      const tables = pairRound(row.kind === 'swiss' ? { ...field, points } : field);
      for (const [place, seating] of tables.entries()) await insertRoundTable(house, db, row, { round, place, seating });
    })
    .catch((error: unknown) => {
      if (!(error instanceof Done)) throw error;
    });
}

async function insertRoundTable(
  house: House,
  db: Db,
  { id: tournament, game, speed }: TournamentRow,
  { round, place, seating }: { round: number; place: number; seating: Seating },
): Promise<void> {
  const host = seating.find((person) => person !== null)!;
  const seats = seating.map((person): SeatWish => {
    if (person === null) return { kind: 'bot', level: BOT_LEVEL };
    return { kind: person === host ? 'me' : 'open' };
  });
  const wish: CreateTable = {
    game,
    seats,
    visibility: 'private',
    watch: 'anyone',
    clock: CLOCKS[speed],
    absence: { rule: 'bot', level: BOT_LEVEL },
    rated: false,
    startWhenFull: true,
    salt: '',
  };
  await insertTable(house, db, host, wish, {
    unasked: true,
    also: async (transaction, num) => {
      for (const [seat, person] of seating.entries()) {
        if (person === null || person === host) continue;
        await transaction.updateTable('seats').set({ kind: 'person', person }).where('num', '=', num).where('seat', '=', seat).execute();
      }
      await transaction.insertInto('round_tables').values({ tournament, round, place, num }).execute();
    },
  });
}

async function startTables(house: House, tournament: string): Promise<void> {
  for (const { id, status } of await tablesOf(house.store.db, tournament))
    if (status === 'waiting') await act(house, id, (table) => startIfFull(house, table));
}
