/** One deal for many tables: the game of the day, and challenges by link. */
import { z } from 'zod/mini';
import { Person } from '../people.ts';
import { GameId, Id, Level, Time } from '../values.ts';

export const DealParams = z.strictObject({ deal: Id });
export const DayQuery = z.strictObject({ game: GameId, day: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))) });
export const NewDeal = z.strictObject({ game: GameId, players: z.int().check(z.minimum(2), z.maximum(4)), level: Level });

export const Deal = z.object({
  id: Id,
  game: z.string(),
  /** The day, for the game of the day; null for a challenge. */
  day: z.nullable(z.string()),
  players: z.int(),
  level: Level,
  /** Whose challenge it is. */
  by: z.nullable(Person),
  commitment: z.string(),
  /** Published once the deal is closed. */
  seed: z.nullable(z.string()),
  closesAt: Time,
  closed: z.boolean(),
  /** My own try. */
  mine: z.nullable(z.object({ table: Id, over: z.boolean() })),
  /** How many play it or have played it. */
  tries: z.int(),
  /** The best first; shown once my try is over or the deal is closed. */
  results: z.array(
    z.object({
      person: z.nullable(Person),
      /** To look at once the deal is closed and my try is over. */
      table: z.nullable(Id),
      rank: z.int(),
      score: z.number(),
      /** Points ahead of the best bot, or behind it. */
      lead: z.number(),
    }),
  ),
});
export type Deal = z.infer<typeof Deal>;
