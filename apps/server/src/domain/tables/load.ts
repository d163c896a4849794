import { InputError } from '@shinar/core';
import { sql } from 'kysely';
import { Refused } from '../../base/refused.ts';
import type { Db, StepRow, TurnRow } from '../../store/form/schema.ts';
import { gameAt } from './game.ts';
import { packedLog } from './packed.ts';
import { type Row, type SeatAt, Table } from './table.ts';

/** Reads a table and plays out its log; refuses with `rules-changed` if today's rules would play it differently. */
export async function loadTable(db: Db, key: { id: string } | { num: number }): Promise<Table | undefined> {
  const row = await ('id' in key
    ? db.selectFrom('tables').selectAll().where('id', '=', key.id).executeTakeFirst()
    : db.selectFrom('tables').selectAll().where('num', '=', key.num).executeTakeFirst());
  if (row === undefined) return undefined;
  const table = new Table(gameAt(row), row, await seatsOf(db, row.num), undefined);
  await catchUpWhole(db, table);
  return table;
}

/** Reads what others have changed: the row, the seats, and the end of the log. */
export async function refresh(db: Db, table: Table): Promise<boolean> {
  if (!(await readRow(db, table))) return false;
  await catchUpWhole(db, table);
  return true;
}

/** The stored versions of the row and of the turn. */
export async function versionsOf(db: Db, num: number): Promise<{ row: number; turn: number | null } | undefined> {
  const versions = db.selectFrom('tables').leftJoin('turns', 'turns.num', 'tables.num');
  return versions.select(['tables.version as row', 'turns.version as turn']).where('tables.num', '=', num).executeTakeFirst();
}

async function readRow(db: Db, table: Table): Promise<boolean> {
  const row = await db.selectFrom('tables').selectAll().where('num', '=', table.num).executeTakeFirst();
  if (row === undefined) return false;
  table.row = row;
  table.seats = await seatsOf(db, table.num);
  return true;
}

/** If the game began in another process after the row was read, there is a turn already and the row is out of date. */
async function catchUpWhole(db: Db, table: Table): Promise<void> {
  await catchUp(db, table);
  if (table.turn !== undefined && table.row.status === 'waiting') await readRow(db, table);
}

async function catchUp(db: Db, table: Table): Promise<void> {
  // The turn first: the log only grows, so all entries up to its length are there.
  const turn = await db.selectFrom('turns').selectAll().where('num', '=', table.num).executeTakeFirst();
  if (turn === undefined) return readPacked(db, table);
  table.turn = turn;
  if (turn.length > table.length) {
    const query = db.selectFrom('steps').selectAll().where('num', '=', table.num);
    follow(table, await query.where('idx', '>=', table.length).where('idx', '<', turn.length).orderBy('idx').execute());
  }
  requireState(table, turn);
}

/** A finished game may have been packed; then nothing more will come. */
async function readPacked(db: Db, table: Table): Promise<void> {
  if (table.row.status !== 'over' || table.row.started_at === null || table.length > 0) return;
  const { turn, rows } = (await packedLog(db, table.num)) ?? {};
  if (turn === undefined || rows === undefined) return;
  table.turn = turn;
  follow(table, rows);
  requireState(table, turn);
}

function requireState(table: Table, { hash }: TurnRow): void {
  if (table.play.state.hash() !== hash) throw new Refused('rules-changed', { path: 'state', reason: 'other-state' });
}

function follow(table: Table, rows: readonly StepRow[]): void {
  requireRules(table.row, table);
  try {
    table.follow(rows);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { path, ...fault } = error.fault;
    throw new Refused('rules-changed', {
      path: /^entries\[\d+\]/.exec(path)?.[0] ?? path,
      reason: fault.reason,
      ...(fault.clause && { clause: fault.clause }),
    });
  }
}

function requireRules(row: Row, { game }: Table): void {
  const { version } = game.rules;
  if (row.rules !== version)
    throw new Refused('rules-changed', { path: 'rules', reason: 'other-version', facts: { got: row.rules, expected: version } });
}

/** Whether a password or an address protects somebody's name. */
export const isKept = sql<number>`case when people.handle is null and people.mail is null then 0 else 1 end`;

export function seatsOf(db: Db, num: number): Promise<SeatAt[]> {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select(['people.name as name', 'people.owner as owner', isKept.as('kept')])
    .where('seats.num', '=', num)
    .orderBy('seats.seat')
    .execute();
}
