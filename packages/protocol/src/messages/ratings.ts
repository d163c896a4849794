/** How people do: ratings from games between people, and what they have played. */
import { z } from 'zod/mini';
import { Person } from './people.ts';
import { GameId, Seat, Time } from './values.ts';

/** Starts at 1000; a cautious estimate (the lower bound) of somebody's strength. */
export const Rating = z.int();

/** All time by rating, the month by rating gained in it. */
export const LeadersQuery = z.strictObject({ game: GameId, of: z._default(z.enum(['ever', 'month']), 'ever') });
export const Leaders = z.object({
  people: z.array(
    z.object({
      person: Person,
      rating: Rating,
      /** Fewer than ten rated games, so not certain yet. */
      provisional: z.boolean(),
      games: z.int(),
      /** Rating gained in this month's games. */
      gain: z.optional(z.int()),
    }),
  ),
});
export type Leaders = z.infer<typeof Leaders>;

/** Empty until the table has been rated, and if it is unrated. */
export const RatingChanges = z.object({ changes: z.array(z.object({ seat: Seat, before: Rating, after: Rating })) });
export type RatingChanges = z.infer<typeof RatingChanges>;

export const Statistics = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      played: z.int(),
      /** A shared victory counts in part. */
      won: z.number(),
      meanScore: z.number(),
      bestScore: z.number(),
      rating: z.nullable(Rating),
    }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

/** Records of finished games, the latest first; page on with `before`. */
export const RecordsQuery = z.strictObject({ before: z.optional(z.coerce.number().check(z.int())) });
export const Records = z.object({ records: z.array(z.looseObject({ format: z.string() })), before: z.nullable(Time) });
export type Records = z.infer<typeof Records>;
