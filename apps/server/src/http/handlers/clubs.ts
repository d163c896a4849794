import { changeClub, listClubs, newClub, newClubTable, viewClub } from '../../domain/clubs/clubs.ts';
import { clubLines, deleteClubLine, reportInClub, sayInClub } from '../../domain/clubs/talk.ts';
import type { House } from '../../domain/house/house.ts';
import { joinClub, leaveClub } from '../../domain/membership/members.ts';
import { viewOf } from '../../domain/tables/view.ts';
import { clubTournaments } from '../../domain/tournaments/view.ts';
import type { Handlers } from './handler.ts';

/** With its tournaments, if the caller may see its members. */
async function whole(house: House, id: string, person: string) {
  const club = await viewClub(house, id, person);
  return { ...club, tournaments: club.mine || club.open ? await clubTournaments(house, id, person) : [] };
}

export const clubsHandlers = {
  clubs: async ({ house, person }) => ({ clubs: await listClubs(house, person) }),
  newClub: async ({ house, person, body }) => whole(house, (await newClub(house, person, body)).id, person),
  club: ({ house, person, params }) => whole(house, params.club, person),
  changeClub: ({ house, person, params, body }) => changeClub(house, params.club, person, body),
  joinClub: ({ house, person, params }) => joinClub(house, params.club, person),
  leaveClub: ({ house, person, params }) => leaveClub(house, params.club, person, params.person),
  clubLines: async ({ house, person, params }) => ({ lines: await clubLines(house, params.club, person) }),
  sayInClub: ({ house, person, params, body }) => sayInClub(house, params.club, person, body.text),
  deleteClubLine: ({ house, person, params }) => deleteClubLine(house, params.club, person, params.line),
  reportInClub: ({ house, person, params, body }) => reportInClub(house, params.club, person, body.person, body.reason),
  newClubTable: async ({ house, person, params, body }) => house.tables.use(await newClubTable(house, params.club, person, body), viewOf),
} satisfies Partial<Handlers>;
