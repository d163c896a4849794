/** Tournaments: signing up, rounds, and how they stand. */
import { z } from 'zod/mini';
import { Speed } from './lobby.ts';
import { Person } from './people.ts';
import { GameId, Id, Index, printable, Time } from './values.ts';

export const TournamentParams = z.strictObject({ tournament: Id });
const Kind = z.enum(['round-robin', 'swiss']);

export const NewTournament = z.strictObject({
  name: printable(3, 40),
  game: GameId,
  kind: Kind,
  speed: Speed,
  /** Seats at a table. */
  size: z.int().check(z.minimum(2), z.maximum(4)),
  /** Left out, everybody meets everybody about once, in 12 rounds at most. */
  rounds: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  startsAt: Time,
});
export type NewTournament = z.infer<typeof NewTournament>;

export const TournamentLine = z.object({
  id: Id,
  name: z.string(),
  game: z.string(),
  kind: Kind,
  speed: Speed,
  size: z.int(),
  rounds: z.int(),
  /** That is played; 0 before the first. */
  round: Index,
  status: z.enum(['open', 'running', 'over']),
  host: z.nullable(Person),
  startsAt: Time,
  people: z.int(),
  mine: z.boolean(),
});
export type TournamentLine = z.infer<typeof TournamentLine>;
export const Tournaments = z.object({ tournaments: z.array(TournamentLine) });
export type Tournaments = z.infer<typeof Tournaments>;

export const Tournament = z.extend(TournamentLine, {
  standings: z.array(
    z.object({
      person: Person,
      rank: z.int(),
      points: z.number(),
      /** Tie-breaks: the points of all whom they met, then their part of all scores. */
      opponents: z.number(),
      share: z.number(),
      played: z.int(),
      /** Plays no further rounds. */
      gone: z.boolean(),
      /** By round: the table, and the points there once it is over. */
      tables: z.array(z.object({ round: z.int(), table: Id, points: z.nullable(z.number()) })),
    }),
  ),
});
export type Tournament = z.infer<typeof Tournament>;
