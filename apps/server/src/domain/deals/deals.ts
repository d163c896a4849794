/** One deal for many: the same chance and the same bots for everybody, one try each, and a list of how they fared. */
import { gameOf } from '@shinar/catalogue/rules';
import { commitmentTo } from '@shinar/core';
import { Refused } from '../../base/refused.ts';
import { newId, newSeed } from '../../base/secrets.ts';
import type { DealRow } from '../../store/form/schema-company.ts';
import type { House } from '../house/house.ts';
import { knownGame } from '../seating/create.ts';

const DAY = 24 * 3_600_000;
/** Of the bots of the day. */
const LEVEL = 3;
const OPEN_FOR = 7 * DAY;
const MOST_OF_ONE = 5;

/** In UTC, which is the same day for everybody. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Today's game is made by whoever looks first; a day on which nobody looked has none. */
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
  const row = made(house, {
    game,
    day: today,
    players: Math.max(3, fewest),
    level: LEVEL,
    person: null,
    closes_at: Date.parse(today) + DAY,
  });
  await db
    .insertInto('deals')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find()) ?? row;
}

type Asked = Pick<DealRow, 'game' | 'day' | 'players' | 'level' | 'person' | 'closes_at'>;

function made({ now }: House, asked: Asked): DealRow {
  const seed = newSeed();
  return { id: newId(), seed, commitment: commitmentTo(seed), created_at: now(), ...asked };
}

/** A challenge is open for a week. */
export async function newDeal(house: House, person: string, wish: { game: string; players: number; level: number }): Promise<DealRow> {
  const { db } = house.store;
  const [least, most] = knownGame(wish.game).rules.seats;
  if (wish.players < least || wish.players > most)
    throw new Refused('bad-request', { path: 'players', reason: 'not-in-range', facts: { got: wish.players, least, most } });
  const open = await db.selectFrom('deals').select('id').where('person', '=', person).where('closes_at', '>', house.now()).execute();
  if (open.length >= MOST_OF_ONE) throw new Refused('too-many-tables', { facts: { most: MOST_OF_ONE } });
  const row = made(house, { ...wish, day: null, person, closes_at: house.now() + OPEN_FOR });
  await db.insertInto('deals').values(row).execute();
  return row;
}

export async function dealOf({ store }: House, id: string): Promise<DealRow> {
  const row = await store.db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused('no-deal');
  return row;
}
