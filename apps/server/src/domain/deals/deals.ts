/** One deal for many: the same draws and the same bots for everyone, one try each, and a list of results. */
import { gameOf } from '@shinar/catalogue/rules';
import { commitmentTo } from '@shinar/core';
import { Refused } from '../../base/refused.ts';
import { newId, newSeed } from '../../base/secrets.ts';
import type { DealRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { knownGame } from '../seating/create.ts';
import { holdPerson } from '../seating/hold-person.ts';

const DAY = 24 * 3_600_000;
/** The level of the bots. */
const LEVEL = 3;
const OPEN_FOR = 7 * DAY;
const MOST_OF_ONE = 5;

/** In UTC, so that it is the same day for everyone. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Today's game is made when somebody first looks; a day when nobody looked has none. */
export async function dayDeal(house: House, game: string, day?: string): Promise<DealRow> {
  const { db } = house.store;
  knownGame(game);
  const today = dayOf(house.now());
  const asked = day ?? today;
  const find = () => db.selectFrom('deals').selectAll().where('game', '=', game).where('day', '=', asked).executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found;
  if (asked !== today) throw new Refused('no-deal');
  const [fewest] = gameOf(game).rules.seats;
  const row = madeDeal(house, {
    game,
    day: today,
    players: Math.max(3, fewest),
    level: LEVEL,
    closes_at: Date.parse(today) + DAY,
  });
  await db
    .insertInto('deals')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find()) ?? row;
}

type Asked = Pick<DealRow, 'game' | 'players' | 'level' | 'closes_at'> & Partial<Pick<DealRow, 'day' | 'person' | 'tournament'>>;

/** A deal with its own seed, not yet stored. */
export function madeDeal({ now }: House, asked: Asked): DealRow {
  const seed = newSeed();
  const made = { id: newId(), seed, commitment: commitmentTo(seed), created_at: now() };
  return { ...made, day: null, person: null, tournament: null, ...asked };
}

/** A challenge is open for a week. */
export async function newDeal(house: House, person: string, wish: { game: string; players: number; level: number }): Promise<DealRow> {
  const [least, most] = knownGame(wish.game).rules.seats;
  if (wish.players < least || wish.players > most)
    throw new Refused('bad-request', { path: 'players', reason: 'not-in-range', facts: { got: wish.players, least, most } });
  const row = madeDeal(house, { ...wish, person, closes_at: house.now() + OPEN_FOR });
  await house.store.db.transaction().execute(async (db) => {
    await holdPerson(db, person);
    const open = await db.selectFrom('deals').select('id').where('person', '=', person).where('closes_at', '>', house.now()).execute();
    if (open.length >= MOST_OF_ONE) throw new Refused('too-many-tables', { facts: { most: MOST_OF_ONE } });
    await db.insertInto('deals').values(row).execute();
  });
  return row;
}

/** Refuses a tournament's deal: nobody may try it, as they would know what comes. */
export async function dealOf({ store }: House, id: string): Promise<DealRow> {
  const row = await store.db.selectFrom('deals').selectAll().where('id', '=', id).where('tournament', 'is', null).executeTakeFirst();
  if (row === undefined) throw new Refused('no-deal');
  return row;
}
