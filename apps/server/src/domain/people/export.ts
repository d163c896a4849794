import type { Exported } from '@shinar/protocol';
import { Allowance } from '../../store/allowance.ts';
import type { House } from '../house/house.ts';
import { me } from './people.ts';

/** It is a lot of work, and nobody needs it often. */
const copies = new Allowance('exports', 5, 3_600_000);

/** Everything stored about a person, for them to keep; without secrets. */
export async function exportPerson({ store: { db }, now }: House, person: string): Promise<Exported> {
  await copies.require(db, person, now());
  const of = <
    T extends
      | 'sessions'
      | 'ratings'
      | 'seen'
      | 'mutes'
      | 'notice_wishes'
      | 'push_targets'
      | 'lines'
      | 'follows'
      | 'blocks'
      | 'invitations'
      | 'tries'
      | 'entrants'
      | 'alerts'
      | 'deals'
      | 'members'
      | 'club_lines',
  >(
    table: T,
  ) =>
    db
      .selectFrom(table as 'sessions')
      .selectAll()
      .where('person', '=', person)
      .execute();
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.num')
    .select(['tables.id', 'tables.game', 'tables.status', 'tables.created_at', 'tables.result', 'seats.seat', 'seats.salt', 'seats.plan'])
    .where('seats.person', '=', person)
    .execute();
  const reports = await db.selectFrom('kept_reports').select(['about_name', 'reason', 'at']).where('person', '=', person).execute();
  return {
    me: await me(db, person),
    devices: (await of('sessions')).map(({ device, created_at, seen_at }) => ({ device, created_at, seen_at })),
    tables: seats,
    lines: await of('lines'),
    ratings: await of('ratings'),
    seen: await of('seen'),
    mutes: await of('mutes'),
    follows: await of('follows'),
    blocks: await of('blocks'),
    invitations: await of('invitations'),
    tries: await of('tries'),
    entrants: await of('entrants'),
    alerts: await of('alerts'),
    clubs: await of('members'),
    clubLines: await of('club_lines'),
    deals: (await of('deals')).map((deal) => ({ ...deal, seed: undefined })),
    notices: (await of('notice_wishes')).map((wish) => ({ ...wish, off_token: undefined })),
    push: await of('push_targets'),
    reports,
    programs: await db.selectFrom('people').select(['id', 'name', 'created_at']).where('owner', '=', person).execute(),
  };
}
