/** Members' chat; muted people are not heard, and what is reported is kept. */
import type { Line } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { keepReport, REPORTED, requireVoice } from '../chat/chat.ts';
import type { House } from '../house/house.ts';
import { clubOf, isMember, ownerOf, requireMember } from '../membership/members.ts';
import { mutedBy } from '../people/mutes.ts';

const MOST = 100;

/** The last lines, oldest first. */
export async function clubLines(house: House, club: string, person: string): Promise<Line[]> {
  await requireMember(house, club, person);
  const { db } = house.store;
  const muted = await mutedBy(db, person);
  const rows = await db
    .selectFrom('club_lines')
    .innerJoin('people', 'people.id', 'club_lines.person')
    .select(['club_lines.id', 'club_lines.person', 'people.name', 'club_lines.text', 'club_lines.at'])
    .where('club', '=', club)
    .orderBy('club_lines.id', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .filter((row) => !muted.has(row.person))
    .reverse()
    .map(({ id, person: by, name, text, at }) => ({ id, person: { id: by, name }, text, at }));
}

export async function sayInClub(house: House, club: string, person: string, text: string): Promise<void> {
  await requireMember(house, club, person);
  await requireVoice(house, person);
  await house.store.db.insertInto('club_lines').values({ club, person, text, at: house.now() }).execute();
}

/** Your own line, or any line for the owner. */
export async function deleteClubLine(house: House, club: string, person: string, id: number): Promise<void> {
  await requireMember(house, club, person);
  const { db } = house.store;
  const isOwner = (await ownerOf(db, await clubOf(db, club))) === person;
  let line = db.deleteFrom('club_lines').where('club', '=', club).where('id', '=', id);
  if (!isOwner) line = line.where('person', '=', person);
  const { numDeletedRows } = await line.executeTakeFirst();
  if (numDeletedRows !== 1n) throw new Refused('forbidden');
}

export async function reportInClub(house: House, club: string, person: string, about: string, reason: string): Promise<void> {
  await requireMember(house, club, person);
  const { db } = house.store;
  const lines = db.selectFrom('club_lines').select(['text', 'at']).where('club', '=', club).where('person', '=', about);
  const said = await lines.orderBy('id', 'desc').limit(REPORTED).execute();
  if (said.length === 0 && !(await isMember(db, club, about))) throw new Refused('no-person');
  await keepReport(house, { num: 0, club, person, about, reason, said });
}
