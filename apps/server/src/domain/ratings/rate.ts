/** Ratings for games between people, by OpenSkill: every seat plays for itself. */
import type { GameResult } from '@shinar/core';
import type { RatingChanges } from '@shinar/protocol';
import type { Db } from '../../store/form/schema.ts';
import type { House } from '../house/house.ts';
import type { Job } from '../house/jobs.ts';
import type { Table } from '../tables/table.ts';
import { isRepeated } from './repeated.ts';

const FIRST = 1000;
const POINTS = 40;
export const DOUBTS = 3;

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A cautious estimate of somebody's strength, starting at 1000. */
export const shown = ({ mu, sigma }: Skill): number => Math.round(FIRST + POINTS * (mu - DOUBTS * sigma));

/** Fewer rated games than this say little. */
export const PROVEN = 10;

/** Counts a rated table that is over, once, if people sat in all its seats, everybody had played, and no bot finished it for anybody. */
export async function countTable({ store, now }: House, { num }: Job): Promise<void> {
  // A server can start without it, which takes a while to load.
  const { rate, rating } = await import('openskill');
  await store.db.transaction().execute(async (db) => {
    const table = await db
      .updateTable('tables')
      .set({ counted: 1 })
      .where('num', '=', num)
      .where('rated', '=', 1)
      .where('status', '=', 'over')
      .where('counted', '=', 0)
      .returning(['game', 'result', 'ended'])
      .executeTakeFirst();
    if (table?.result == null) return;
    const seats = await db
      .selectFrom('seats')
      .select(['seat', 'person', 'held', 'resigned'])
      .where('num', '=', num)
      .orderBy('seat')
      .execute();
    const people = seats.map(({ person }) => person);
    if (!people.every((person) => person !== null)) return;
    const byBots = seats.some(({ held, resigned }) => held > 0 || resigned === 1);
    if (table.ended === 'played' && byBots) return;
    if (!(await allHavePlayed(db, num, seats.length)) || (await isRepeated(db, num, people, now()))) return;
    const before = await skillsOf(db, table.game, people, rating());
    const rank = ranksOf(
      JSON.parse(table.result),
      seats.map(({ resigned }) => resigned === 1),
    );
    const after = rate(
      people.map((person) => [before.get(person)!]),
      { rank },
    ).map(([skill]) => skill!);
    for (const [seat, person] of people.entries()) {
      const { mu, sigma } = after[seat]!;
      await db.updateTable('ratings').set({ mu, sigma }).where('person', '=', person).where('game', '=', table.game).execute();
      const change = { num, seat, before: shown(before.get(person)!), after: shown(after[seat]!) };
      await db.insertInto('rating_changes').values(change).execute();
    }
  });
}

async function allHavePlayed(db: Db, num: number, players: number): Promise<boolean> {
  const seats = await db
    .selectFrom('steps')
    .select('seat')
    .distinct()
    .where('num', '=', num)
    .where('seat', '>=', 0)
    .where('bot', '=', 0)
    .execute();
  return seats.length === players;
}

/** The skills before the game. Counting it first holds the rows, always in the same order, until the new ones are written. */
async function skillsOf(db: Db, game: string, people: readonly string[], first: Skill): Promise<Map<string, Skill>> {
  const skills = new Map<string, Skill>();
  for (const person of [...people].sort()) {
    await db
      .insertInto('ratings')
      .values({ person, game, ...first, games: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const held = db.updateTable('ratings').set((eb) => ({ games: eb('games', '+', 1) }));
    skills.set(
      person,
      await held.where('person', '=', person).where('game', '=', game).returning(['mu', 'sigma']).executeTakeFirstOrThrow(),
    );
  }
  return skills;
}

/** Winners first, then by points; those who gave up come last. */
export function ranksOf({ scores, winners }: GameResult, resigned: readonly boolean[]): number[] {
  const worth = scores.map((score, seat) =>
    resigned[seat] ? Number.NEGATIVE_INFINITY : winners.includes(seat) ? Number.POSITIVE_INFINITY : score,
  );
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

export async function changesOf({ store }: House, { num }: Table): Promise<RatingChanges> {
  const rows = store.db.selectFrom('rating_changes').select(['seat', 'before', 'after']).where('num', '=', num).orderBy('seat');
  return { changes: await rows.execute() };
}
