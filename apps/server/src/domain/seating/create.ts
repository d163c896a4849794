import { gameOf, gameOnBoard } from '@shinar/catalogue/rules';
import { commitmentTo, type Game, InputError } from '@shinar/core';
import type { CreateTable } from '@shinar/protocol';
import type { Insertable } from 'kysely';
import { Refused } from '../../base/refused.ts';
import { newId } from '../../base/secrets.ts';
import { Allowance } from '../../store/allowance.ts';
import type { Db, TableRow } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import { act } from '../play/commit.ts';
import { holdPerson } from './hold-person.ts';
import { requirePeople } from './people-only.ts';
import { takeSeed } from './seeds.ts';
import { startIfFull } from './start.ts';

/** How many of one host's tables may wait in the lobby at a time. */
const MOST_INVITING = 3;

const HOUR = 3_600_000;
/** So many times the tables one may have at once are made in an hour: those that are over stay in the store. */
const AN_HOUR = 4;
/** Boards of one's own take far more room than a game. */
const boards = new Allowance('boards', 30, HOUR);

/** What no wish can ask for. */
interface Making {
  readonly set?: Partial<Pick<Insertable<TableRow>, 'seed' | 'secret' | 'deal'>>;
  /** Made by the server, so it doesn't count as one of the host's. */
  readonly unasked?: boolean;
  /** Runs in the same transaction as the table's insert. */
  readonly also?: (db: Db, num: number) => Promise<unknown>;
}

/** Creates a table and, if it is full at once, starts it. */
export async function createTable(house: House, host: string, wish: CreateTable, making: Making = {}): Promise<string> {
  const id = await house.store.db.transaction().execute((db) => insertTable(house, db, host, wish, making));
  await act(house, id, (table) => startIfFull(house, table));
  return id;
}

/** Inserts a waiting table, in a transaction; returns its id. */
export async function insertTable(
  house: House,
  db: Db,
  host: string,
  wish: CreateTable,
  { set = {}, unasked = false, also }: Making = {},
): Promise<string> {
  const game = onBoard(knownGame(wish.game), wish);
  const [fewest, most] = game.rules.seats;
  const players = wish.seats.length;
  const mine = wish.seats.filter(({ kind }) => kind === 'me').length;
  if (players < fewest || players > most || mine > 1) {
    throw new Refused('bad-request', { path: 'seats', reason: 'not-in-range', facts: { got: players, least: fewest, most } });
  }
  const id = newId();
  await holdPerson(db, host);
  await requirePeople(db, host, wish.rated);
  const seed = set.seed ?? (await takeSeed(db, host, wish.commitment));
  if (!unasked) {
    await requireRoom(db, host, wish.visibility, house.config.limits.tables);
    await new Allowance('tables', AN_HOUR * house.config.limits.tables, HOUR).require(db, host, house.now());
    if (!game.board.builtIn) await boards.require(db, host, house.now());
  }
  const { num } = await db
    .insertInto('tables')
    .values({
      id,
      game: game.rules.id,
      board: game.board.name,
      board_data: game.board.builtIn ? null : JSON.stringify(game.board.data),
      players,
      rules: game.rules.version,
      status: 'waiting',
      visibility: wish.visibility,
      watch: wish.watch,
      host,
      clock: JSON.stringify(wish.clock),
      absence: JSON.stringify(wish.absence),
      rated: wish.rated ? 1 : 0,
      start_when_full: wish.startWhenFull ? 1 : 0,
      seed,
      commitment: commitmentTo(seed),
      undo: null,
      ended: null,
      result: null,
      rematch: null,
      created_at: house.now(),
      started_at: null,
      ended_at: null,
      ...set,
    })
    .returning('num')
    .executeTakeFirstOrThrow();
  const seats = wish.seats.map((seat, at) => ({
    num,
    seat: at,
    kind: seat.kind === 'me' ? ('person' as const) : seat.kind,
    person: seat.kind === 'me' ? host : null,
    level: seat.kind === 'bot' ? seat.level : null,
    salt: seat.kind === 'me' ? wish.salt : '',
    held: 0,
    resigned: 0,
    plan: null,
  }));
  await db.insertInto('seats').values(seats).execute();
  await also?.(db, num);
  return id;
}

export function knownGame(id: string) {
  try {
    return gameOf(id);
  } catch (error) {
    if (error instanceof InputError) throw new Refused('bad-request', { path: 'game', reason: error.fault.reason });
    throw error;
  }
}

/** Games on people's own boards are unrated. */
function onBoard(game: Game, { boardData, rated }: CreateTable): Game {
  if (boardData === undefined) return game;
  try {
    const found = gameOnBoard(game, boardData);
    if (rated && !found.board.builtIn) throw new Refused('bad-request', { path: 'rated', reason: 'other-board' });
    return found;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { path, ...fault } = error.fault;
    throw new Refused('bad-request', { ...fault, path: path.replace(/^board/, 'boardData') } as object);
  }
}

/** Refuses more tables than the settings allow, or more than a few open ones in the lobby. The caller must hold the host. */
async function requireRoom(db: Db, host: string, visibility: CreateTable['visibility'], most: number): Promise<void> {
  const open = await db
    .selectFrom('tables')
    .select(['visibility', 'status'])
    .where('host', '=', host)
    .where('status', '!=', 'over')
    .limit(most)
    .execute();
  if (open.length >= most) throw new Refused('too-many-tables', { facts: { most } });
  const inviting = open.filter((table) => table.visibility === 'open' && table.status === 'waiting').length;
  if (visibility === 'open' && inviting >= MOST_INVITING) throw new Refused('too-many-tables', { facts: { most: MOST_INVITING } });
}
