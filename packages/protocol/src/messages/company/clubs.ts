/** Clubs: people who play together, their tables, talk and tournaments. */
import { z } from 'zod/mini';
import { Person } from '../people.ts';
import { TableView } from '../tables.ts';
import { Id, printable, Time } from '../values.ts';
import { TournamentLine } from './tournaments.ts';

export const ClubParams = z.strictObject({ club: Id });
export const MemberParams = z.strictObject({ club: Id, person: Id });
export const ClubLineParams = z.strictObject({ club: Id, line: z.coerce.number().check(z.int(), z.minimum(1)) });

const about = {
  name: printable(3, 40),
  /** What it is for. */
  about: printable(0, 300),
  /** Whether the club is listed. With its link anyone may join, listed or not. */
  open: z.boolean(),
};
export const NewClub = z.strictObject(about);
export type NewClub = z.infer<typeof NewClub>;
/** What its owner can change; the owner may hand it over to a member. */
export const ClubChange = z.partial(z.strictObject({ ...about, owner: Id }));
export type ClubChange = z.infer<typeof ClubChange>;

export const ClubLine = z.object({
  id: Id,
  name: z.string(),
  about: z.string(),
  open: z.boolean(),
  members: z.int(),
  /** Whether I am a member. */
  mine: z.boolean(),
});
export type ClubLine = z.infer<typeof ClubLine>;
/** Mine first, then the listed ones with the most members. */
export const Clubs = z.object({ clubs: z.array(ClubLine) });
export type Clubs = z.infer<typeof Clubs>;

export const Club = z.extend(ClubLine, {
  owner: z.nullable(Id),
  /** Only members see the people of a private club and what they do. */
  people: z.array(z.extend(Person, { since: Time })),
  tables: z.array(TableView),
  tournaments: z.array(TournamentLine),
});
export type Club = z.infer<typeof Club>;
