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
  /** Whether it is in the list of clubs; whoever has the link of another may join too. */
  open: z.boolean(),
};
export const NewClub = z.strictObject(about);
export type NewClub = z.infer<typeof NewClub>;
/** What its owner changes; another owner is one of its members. */
export const ClubChange = z.partial(z.strictObject({ ...about, owner: Id }));
export type ClubChange = z.infer<typeof ClubChange>;

export const ClubLine = z.object({
  id: Id,
  name: z.string(),
  about: z.string(),
  open: z.boolean(),
  members: z.int(),
  /** Whether I am one of them. */
  mine: z.boolean(),
});
export type ClubLine = z.infer<typeof ClubLine>;
/** Mine first, then those in the list with most members. */
export const Clubs = z.object({ clubs: z.array(ClubLine) });
export type Clubs = z.infer<typeof Clubs>;

export const Club = z.extend(ClubLine, {
  owner: z.nullable(Id),
  /** Of a private club people and what they do are for members. */
  people: z.array(z.extend(Person, { since: Time })),
  tables: z.array(TableView),
  tournaments: z.array(TournamentLine),
});
export type Club = z.infer<typeof Club>;
