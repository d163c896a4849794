import type { Profile } from '@shinar/protocol';
import type { Db } from '../../store/form/schema.ts';
import { isKept } from '../tables/load.ts';
import { type PlayedGame, shareOf } from './played.ts';

const MOST = 10;
const LOOKED_AT = 300;

/** The people somebody has met most in recent games, and who won how often. */
export async function opponentsOf(db: Db, person: string, played: readonly PlayedGame[]): Promise<Profile['opponents']> {
  const games = new Map(played.slice(0, LOOKED_AT).map((game) => [game.num, game]));
  if (games.size === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select(['seats.num', 'seats.seat', 'people.id', 'people.name', isKept.as('kept')])
    .where('seats.num', 'in', [...games.keys()])
    .where('seats.person', '!=', person)
    .execute();
  const met = new Map<string, Profile['opponents'][number]>();
  for (const { num, seat, id, name, kept } of seats) {
    const { result, seat: mine } = games.get(num)!;
    const before = met.get(id) ?? { person: { id, name, kept: kept === 1 }, played: 0, won: 0, lost: 0 };
    met.set(id, {
      ...before,
      played: before.played + 1,
      won: before.won + shareOf(result, mine),
      lost: before.lost + shareOf(result, seat),
    });
  }
  return [...met.values()].sort((a, b) => b.played - a.played).slice(0, MOST);
}
