/** How people fare: ratings of games among people, and what they have played. */
import { z } from 'zod/mini';
import { Person } from './people.ts';
import { GameId, Seat, Time } from './values.ts';

/** Begins at 1000; what somebody is at least worth, after so many rated games. */
export const Rating = z.int();

/** Of all time by rating, of the month by what was won in it. */
export const LeadersQuery = z.strictObject({ game: GameId, of: z._default(z.enum(['ever', 'month']), 'ever') });
export const Leaders = z.object({
  people: z.array(
    z.object({
      person: Person,
      rating: Rating,
      /** Fewer than ten rated games: not sure yet. */
      provisional: z.boolean(),
      games: z.int(),
      /** What the games of the month have brought. */
      gain: z.optional(z.int()),
    }),
  ),
});
export type Leaders = z.infer<typeof Leaders>;

/** Empty until the table has been counted, and where it is not rated. */
export const RatingChanges = z.object({ changes: z.array(z.object({ seat: Seat, before: Rating, after: Rating })) });
export type RatingChanges = z.infer<typeof RatingChanges>;

export const Statistics = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      played: z.int(),
      /** Shared victories count in parts. */
      won: z.number(),
      meanScore: z.number(),
      bestScore: z.number(),
      rating: z.nullable(Rating),
    }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

/** Records of finished games, the latest first; ask on with `before`. */
export const RecordsQuery = z.strictObject({ before: z.optional(z.coerce.number().check(z.int())) });
export const Records = z.object({ records: z.array(z.looseObject({ format: z.string() })), before: z.nullable(Time) });
export type Records = z.infer<typeof Records>;
