/** Tables: their settings, and what can be done with them before and after the game. */
import { z } from 'zod/mini';
import { Person } from './people.ts';
import { BoardData, ChatText, GameId, Id, Index, Level, printable, Quiet, Salt, Seat, Time } from './values.ts';

const MINUTE = 60_000;

export const Clock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  /** A bank of time for the whole game, topped up with each turn. */
  z.strictObject({
    type: z.literal('live'),
    bank: z.int().check(z.minimum(10_000), z.maximum(24 * 60 * MINUTE)),
    increment: z.int().check(z.minimum(0), z.maximum(10 * MINUTE)),
  }),
  /** A deadline for every turn; time stands still in the quiet window. */
  z.strictObject({
    type: z.literal('turn'),
    time: z.int().check(z.minimum(MINUTE), z.maximum(30 * 24 * 60 * MINUTE)),
    quiet: z.optional(Quiet),
  }),
]);
export type Clock = z.infer<typeof Clock>;

/** When time runs out: a bot of this level either holds the seat until its owner is back, or takes it for good. */
export const Absence = z.strictObject({ rule: z.enum(['bot', 'forfeit']), level: Level });
export type Absence = z.infer<typeof Absence>;

export const SeatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

/** To a seed that nobody else knows; published before any salt is taken. */
export const Commitment = z.object({ commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

export const CreateTable = z.strictObject({
  game: GameId,
  /** Somebody's own board, in place of the game's; such a table is unrated. */
  boardData: z.optional(BoardData),
  seats: z.array(SeatWish).check(z.minLength(1), z.maxLength(16)),
  visibility: z._default(z.enum(['open', 'private']), 'private'),
  watch: z._default(z.enum(['anyone', 'seated']), 'anyone'),
  clock: z._default(Clock, { type: 'none' }),
  absence: z._default(Absence, { rule: 'bot', level: 3 }),
  rated: z._default(z.boolean(), false),
  /** Start automatically once the last seat is taken. */
  startWhenFull: z._default(z.boolean(), true),
  salt: z._default(Salt, ''),
  /** A commitment this person was given earlier; its seed becomes the table's. Without it the server makes one now, already knowing the salt. */
  commitment: z.optional(Commitment.shape.commitment),
});
export type CreateTable = z.infer<typeof CreateTable>;

export const Join = z.strictObject({ seat: z.optional(Seat), salt: z._default(Salt, '') });
/** Empty seats go to bots of this level, if one is given. */
export const Start = z.strictObject({
  bots: z.optional(Level),
  /** People may take over bots' seats during the game; not at a rated table. */
  makesRoom: z._default(z.boolean(), false),
});
/** At a table without a clock: a bot for somebody who has been away for a day. */
export const ReplaceVote = z.strictObject({ seat: Seat, agree: z.boolean() });
export type ReplaceVote = z.infer<typeof ReplaceVote>;
export const SeatOf = z.strictObject({ seat: Seat });
export const ChangeSeat = z.strictObject({ seat: Seat, level: z.nullable(Level) });
export const Say = z.strictObject({ text: ChatText });
export const Report = z.strictObject({ person: Id, reason: ChatText });

export const SeatView = z.object({
  seat: Seat,
  kind: z.enum(['open', 'person', 'bot']),
  person: z.nullable(Person),
  level: z.nullable(z.int()),
  /** A bot plays for the person until they are back. */
  held: z.boolean(),
  /** They are back as soon as the bot has finished the turn in which their time ran out. */
  returns: z.boolean(),
  resigned: z.boolean(),
});
export type SeatView = z.infer<typeof SeatView>;

export const Turn = z.object({
  /** Whose turn it is; null before the start and after the end. */
  seat: z.nullable(Seat),
  since: Time,
  due: z.nullable(Time),
  /** What each seat had left on a live clock when the turn began, in milliseconds. */
  banks: z.nullable(z.array(z.int())),
});
export type Turn = z.infer<typeof Turn>;

const Result = z.object({ scores: z.array(z.number()), winners: z.array(Seat) });

export const TableView = z.object({
  id: Id,
  game: z.string(),
  board: z.string(),
  /** Somebody's own board; the record contains it. */
  ownBoard: z.optional(z.boolean()),
  players: z.int(),
  rules: z.int(),
  status: z.enum(['waiting', 'running', 'over']),
  visibility: z.enum(['open', 'private']),
  watch: z.enum(['anyone', 'seated']),
  host: z.nullable(Id),
  seats: z.array(SeatView),
  clock: Clock,
  absence: Absence,
  rated: z.boolean(),
  startWhenFull: z.boolean(),
  /** People may take over bots' seats during the game. */
  makesRoom: z.boolean(),
  /** The deal it is played with, if any. */
  deal: z.nullable(Id),
  fairness: z.object({
    commitment: z.string(),
    draws: z.optional(z.literal('by-order')),
    seed: z.optional(z.string()),
    salts: z.optional(z.array(z.string())),
  }),
  /** The number of entries in the log. */
  length: Index,
  turn: Turn,
  /** An undo that needs the consent of the others. */
  undo: z.nullable(z.object({ seat: Seat, to: Index, agreed: z.array(Seat) })),
  /** The vote on a bot for somebody absent: who has agreed so far. */
  vote: z.optional(z.object({ seat: Seat, agreed: z.array(Seat) })),
  ended: z.nullable(z.enum(['played', 'resigned', 'abandoned'])),
  result: z.nullable(Result),
  rematch: z.nullable(Id),
  createdAt: Time,
  startedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
});
export type TableView = z.infer<typeof TableView>;

export const Lobby = z.object({ tables: z.array(TableView) });
export const LobbyQuery = z.strictObject({ game: z.optional(GameId) });
export const MineQuery = z.strictObject({
  /** `on` is everything not over yet. */
  status: z.optional(z.enum(['waiting', 'running', 'over', 'on'])),
  before: z.optional(z.coerce.number().check(z.int())),
  /** Part of a game's name, or of the name of somebody at the table. */
  search: z.optional(printable(0, 40)),
});
export type MineQuery = z.infer<typeof MineQuery>;
/** How much of each table's log I have seen, on any device. */
export const Mine = z.extend(Lobby, { seen: z.record(Id, Index) });
export type Mine = z.infer<typeof Mine>;
export const Seen = z.strictObject({ index: Index });
export type Seen = z.infer<typeof Seen>;
export const Line = z.object({ id: z.int(), person: z.nullable(Person), text: z.string(), at: Time });
export type Line = z.infer<typeof Line>;
export const Chat = z.object({ lines: z.array(Line) });
export type Chat = z.infer<typeof Chat>;
export const TableParams = z.strictObject({ table: Id });
export const PersonParams = z.strictObject({ person: Id });
export const RecordAnswer = z.looseObject({ format: z.string() });
