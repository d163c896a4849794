/** Tournaments: signing up, rounds, and how they stand. */
import { z } from 'zod/mini';
import { Speed } from '../lobby.ts';
import { Person } from '../people.ts';
import { GameId, Id, Index, printable, Time } from '../values.ts';

export const TournamentParams = z.strictObject({ tournament: Id });
/** An arena pairs again whoever is free, for an hour or two; a league has seasons and divisions; in a duplicate all tables of a round have the same deal. */
export const TournamentKind = z.enum(['round-robin', 'swiss', 'arena', 'league', 'duplicate']);
export type TournamentKind = z.infer<typeof TournamentKind>;
/** Who plays again as soon as they are free sits there; who plays all games of a season at once does not. */
export const SPEED_OF: Readonly<Partial<Record<TournamentKind, Speed>>> = { arena: 'live', league: 'slow' };

export const NewTournament = z
  .strictObject({
    name: printable(3, 40),
    game: GameId,
    kind: TournamentKind,
    speed: Speed,
    /** Seats at a table. */
    size: z.int().check(z.minimum(2), z.maximum(4)),
    /** Of a league, its seasons. Left out, everybody meets everybody about once, in 12 rounds at most; a league has four seasons. */
    rounds: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
    /** How long an arena goes on. */
    minutes: z._default(z.int().check(z.minimum(60), z.maximum(120)), 60),
    /** Tables without bots count for the ratings. */
    rated: z._default(z.boolean(), false),
    startsAt: Time,
    /** For the members of a club alone. */
    club: z.optional(Id),
  })
  .check(z.refine(({ kind, speed }) => (SPEED_OF[kind] ?? speed) === speed, { path: ['speed'] }));
export type NewTournament = z.infer<typeof NewTournament>;

export const TournamentLine = z.object({
  id: Id,
  name: z.string(),
  game: z.string(),
  kind: TournamentKind,
  speed: Speed,
  size: z.int(),
  /** Of a league, its seasons; 0 for an arena, and until it is known. */
  rounds: z.int(),
  /** That is played; 0 before the first. */
  round: Index,
  rated: z.boolean(),
  status: z.enum(['open', 'running', 'over']),
  host: z.nullable(Person),
  /** Whose members play. */
  club: z.nullable(z.object({ id: Id, name: z.string() })),
  startsAt: Time,
  /** When an arena begins no more games. */
  endsAt: z.nullable(Time),
  people: z.int(),
  /** Whether one can sign up now. */
  entry: z.boolean(),
  mine: z.boolean(),
});
export type TournamentLine = z.infer<typeof TournamentLine>;
export const Tournaments = z.object({ tournaments: z.array(TournamentLine) });
export type Tournaments = z.infer<typeof Tournaments>;

/** Of a league: which season; left out, the one that is played. */
export const SeasonQuery = z.strictObject({ season: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))) });

export const TournamentStanding = z.object({
  person: Person,
  /** In their division. */
  rank: z.int(),
  points: z.number(),
  /** Tie-breaks: the points of all whom they met, then their part of all scores. */
  opponents: z.number(),
  share: z.number(),
  played: z.int(),
  /** Plays no further rounds. */
  gone: z.boolean(),
  /** Of a league, from 0, the first; 0 elsewhere. */
  division: z.int(),
  /** Where they would be after the season: a division up, a division down, or where they are. */
  moves: z.enum(['up', 'down', 'stays']),
  /** In order: the table, and the points there once it is over. */
  tables: z.array(z.object({ round: z.int(), table: Id, points: z.nullable(z.number()) })),
});
export type TournamentStanding = z.infer<typeof TournamentStanding>;

export const Tournament = z.extend(TournamentLine, {
  /** Of a league, the season that is shown. */
  season: Index,
  standings: z.array(TournamentStanding),
});
export type Tournament = z.infer<typeof Tournament>;
