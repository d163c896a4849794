import { gameOf } from '@shinar/catalogue';
import { commitmentTo, InputError } from '@shinar/core';
import type { CreateTable } from '@shinar/protocol';
import type { House } from '../house.ts';
import { newId, newSeed } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import type { Db } from '../store/open.ts';
import { startIfFull } from './start.ts';

/** Makes a table and, where it is full at once, starts it. */
export async function createTable(house: House, host: string, wish: CreateTable): Promise<string> {
  const game = knownGame(wish.game);
  const [fewest, most] = game.rules.seats;
  const players = wish.seats.length;
  const mine = wish.seats.filter(({ kind }) => kind === 'me').length;
  if (players < fewest || players > most || mine > 1) {
    throw new Refused('bad-request', { path: 'seats', reason: 'not-in-range', facts: { got: players, least: fewest, most } });
  }
  await requireRoom(house, host);
  const id = newId();
  const seed = newSeed();
  await house.store.db.transaction().execute(async (db: Db) => {
    const { num } = await db
      .insertInto('tables')
      .values({
        id,
        game: game.rules.id,
        board: game.board.name,
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
  });
  await house.tables.use(id, (table) => startIfFull(house, table));
  return id;
}

function knownGame(id: string) {
  try {
    return gameOf(id);
  } catch (error) {
    if (error instanceof InputError) throw new Refused('bad-request', { path: 'game', reason: error.fault.reason });
    throw error;
  }
}

/** Nobody holds more tables open than the settings allow. */
async function requireRoom({ store, config }: House, host: string): Promise<void> {
  const { db } = store;
  const count = db.fn.countAll<number>().as('count');
  const open = await db.selectFrom('tables').select(count).where('host', '=', host).where('status', '!=', 'over').executeTakeFirstOrThrow();
  if (Number(open.count) >= config.limits.tables) throw new Refused('too-many-tables', { facts: { most: config.limits.tables } });
}
