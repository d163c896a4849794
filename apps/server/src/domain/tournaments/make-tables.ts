import type { CreateTable, SeatWish } from '@shinar/protocol';
import type { Db } from '../../store/form/schema.ts';
import type { DealRow, TournamentRow } from '../../store/form/schema-company.ts';
import { madeDeal } from '../deals/deals.ts';
import type { House } from '../house/house.ts';
import { CLOCKS } from '../pairing/clocks.ts';
import { insertTable } from '../seating/create.ts';
import type { NewTable } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';

const BOT_LEVEL = 3;
/** A deal closes when its round is over; this is for a round that never is. */
const YEAR = 366 * 24 * 3_600_000;

interface Round {
  readonly round: number;
  readonly tables: readonly NewTable[];
}

/** Inserts all tables of a round, with one deal if the kind says so. */
export async function insertRound(house: House, db: Db, row: TournamentRow, { round, tables }: Round): Promise<void> {
  const { id: tournament, game, size: players } = row;
  const deal = KINDS[row.kind].sameDeal
    ? madeDeal(house, { game, players, level: BOT_LEVEL, closes_at: house.now() + YEAR, tournament })
    : undefined;
  if (deal !== undefined) await db.insertInto('deals').values(deal).execute();
  const programs = await programsIn(db, tournament);
  for (const [place, { seating, division }] of tables.entries()) {
    const rated = row.rated === 1 && seating.every((person) => person !== null && !programs.has(person));
    const also = (num: number) => db.insertInto('round_tables').values({ tournament, round, place, division, num }).execute();
    await insertSeated(house, db, row, { seating, rated, deal, also });
  }
}

/** People's programs; tables with one are unrated. */
async function programsIn(db: Db, tournament: string): Promise<ReadonlySet<string>> {
  const rows = db.selectFrom('entrants').innerJoin('people', 'people.id', 'entrants.person').select('people.id');
  return new Set((await rows.where('tournament', '=', tournament).where('owner', 'is not', null).execute()).map(({ id }) => id));
}

interface Wanted {
  readonly seating: NewTable['seating'];
  readonly rated: boolean;
  readonly deal: DealRow | undefined;
  readonly also: (num: number) => Promise<unknown>;
}

/** A table with everyone already seated. */
async function insertSeated(house: House, db: Db, { game, kind, speed }: TournamentRow, wanted: Wanted): Promise<void> {
  const { seating, rated, deal, also } = wanted;
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
    clock: KINDS[kind].clock ?? CLOCKS[speed],
    absence: { rule: 'bot', level: BOT_LEVEL },
    rated,
    startWhenFull: true,
    salt: '',
  };
  await insertTable(house, db, host, wish, {
    unasked: true,
    ...(deal && { set: { seed: deal.seed, deal: deal.id, secret: 1 } }),
    also: async (transaction, num) => {
      for (const [seat, person] of seating.entries()) {
        if (person === null || person === host) continue;
        await transaction.updateTable('seats').set({ kind: 'person', person }).where('num', '=', num).where('seat', '=', seat).execute();
      }
      await also(num);
    },
  });
}

/** Once a round is over, everyone may look at its tables. */
export async function closeRoundDeals(db: Db, { id }: TournamentRow, now: number): Promise<void> {
  await db.updateTable('deals').set({ closes_at: now }).where('tournament', '=', id).where('closes_at', '>', now).execute();
}
