/** Tournaments: signing up, rounds and standings. */
import { z } from 'zod/mini';
import { Speed } from '../lobby.ts';
import { Person } from '../people.ts';
import { GameId, Id, Index, printable, Time } from '../values.ts';

export const TournamentParams = z.strictObject({ tournament: Id });
/** An arena keeps pairing players who are free, for an hour or two; a league has seasons and divisions; in a duplicate all tables of a round share a deal. */
export const TournamentKind = z.enum(['round-robin', 'swiss', 'arena', 'league', 'duplicate']);
export type TournamentKind = z.infer<typeof TournamentKind>;
/** Arena players sit and wait for their next game, so it is live; a league's games of a season run at the same time, so they are slow. */
export const SPEED_OF: Readonly<Partial<Record<TournamentKind, Speed>>> = { arena: 'live', league: 'slow' };

export const NewTournament = z
  .strictObject({
    name: printable(3, 40),
    game: GameId,
    kind: TournamentKind,
    speed: Speed,
    /** Seats per table. */
    size: z.int().check(z.minimum(2), z.maximum(4)),
    /** For a league, its seasons. Left out, everyone meets everyone about once, in at most 12 rounds; a league gets four seasons. */
    rounds: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
    /** How long an arena lasts. */
    minutes: z._default(z.int().check(z.minimum(60), z.maximum(120)), 60),
    /** Tables without bots count for the ratings. */
    rated: z._default(z.boolean(), false),
    startsAt: Time,
    /** Open only to members of this club. */
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
  /** For a league, its seasons; 0 for an arena, and until it is known. */
  rounds: z.int(),
  /** The current round; 0 before the first. */
  round: Index,
  rated: z.boolean(),
  status: z.enum(['open', 'running', 'over']),
  host: z.nullable(Person),
  /** The club whose members play. */
  club: z.nullable(z.object({ id: Id, name: z.string() })),
  startsAt: Time,
  /** When an arena stops starting games. */
  endsAt: z.nullable(Time),
  people: z.int(),
  /** Whether sign-up is open now. */
  entry: z.boolean(),
  mine: z.boolean(),
});
export type TournamentLine = z.infer<typeof TournamentLine>;
const time = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)));
/** Those that start from one time until before another; left out, those to come, under way and lately over. */
export const TournamentsQuery = z.strictObject({ from: time, until: time });
export type TournamentsQuery = z.infer<typeof TournamentsQuery>;
export const Tournaments = z.object({ tournaments: z.array(TournamentLine) });
export type Tournaments = z.infer<typeof Tournaments>;

/** For a league: which season; left out, the current one. */
export const SeasonQuery = z.strictObject({ season: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))) });

export const TournamentStanding = z.object({
  person: Person,
  /** In their division. */
  rank: z.int(),
  points: z.number(),
  /** Tie-breaks: the points of everyone they met, then their share of all scores. */
  opponents: z.number(),
  share: z.number(),
  played: z.int(),
  /** Plays no further rounds. */
  gone: z.boolean(),
  /** In a league, counted from 0, the top division; 0 elsewhere. */
  division: z.int(),
  /** Where they would go after the season: up, down, or nowhere. */
  moves: z.enum(['up', 'down', 'stays']),
  /** In order: each table, and their points there once it is over. */
  tables: z.array(z.object({ round: z.int(), table: Id, points: z.nullable(z.number()) })),
});
export type TournamentStanding = z.infer<typeof TournamentStanding>;

export const Tournament = z.extend(TournamentLine, {
  /** For a league, the season shown. */
  season: Index,
  standings: z.array(TournamentStanding),
});
export type Tournament = z.infer<typeof Tournament>;
