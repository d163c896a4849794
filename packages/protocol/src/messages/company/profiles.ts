/** People as others see them, and what they are to each other. */
import { z } from 'zod/mini';
import { Person } from '../people.ts';
import { Rating } from '../ratings.ts';
import { TableView } from '../tables.ts';
import { Id, Name, Time } from '../values.ts';

const Count = z.object({ played: z.int(), won: z.number() });

export const Profile = z.object({
  person: Person,
  since: Time,
  games: z.array(
    z.object({
      game: z.string(),
      ...Count.shape,
      meanScore: z.number(),
      bestScore: z.number(),
      rating: z.nullable(Rating),
      /** Rated games only. */
      rated: z.int(),
      provisional: z.boolean(),
      /** The rating after each recent rated game, the oldest first. */
      history: z.array(z.object({ at: Time, rating: Rating })),
      /** By seat, and so by colour. */
      seats: z.array(z.extend(Count, { seat: z.int() })),
    }),
  ),
  /** The people they have met most. */
  opponents: z.array(z.extend(Count, { person: Person, /** Games the other has won. */ lost: z.number() })),
  recent: z.array(TableView),
  /** How I relate to them. */
  followed: z.boolean(),
  blocked: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** People I follow or have played with, and their open tables. */
export const Company = z.object({
  people: z.array(z.object({ person: Person, followed: z.boolean(), met: z.int() })),
  blocked: z.array(Person),
  tables: z.array(TableView),
  invitations: z.array(z.object({ by: Person, table: TableView })),
});
export type Company = z.infer<typeof Company>;

/** By name, or by id where the name is not unique. */
export const Invite = z.strictObject({ name: z.optional(Name), person: z.optional(Id) });
export const Found = z.object({ people: z.array(Person) });
export type Found = z.infer<typeof Found>;
export const NamedQuery = z.strictObject({ name: Name });
