/** Tables: what they are made of, and what is done with them before and after the game. */
import { z } from 'zod';
import { Person } from './people.ts';
import { ChatText, GameId, Id, Index, Level, Quiet, Salt, Seat, Time } from './values.ts';

const MINUTE = 60_000;

export const Clock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  /** A bank of time for the whole game, and what comes back with each turn. */
  z.strictObject({
    type: z.literal('live'),
    bank: z
      .int()
      .min(10_000)
      .max(24 * 60 * MINUTE),
    increment: z
      .int()
      .min(0)
      .max(10 * MINUTE),
  }),
  /** A deadline for every turn; time stands still in the quiet window. */
  z.strictObject({
    type: z.literal('turn'),
    time: z
      .int()
      .min(MINUTE)
      .max(30 * 24 * 60 * MINUTE),
    quiet: Quiet.optional(),
  }),
]);
export type Clock = z.infer<typeof Clock>;

/** When time runs out: a bot of this level holds the seat until its owner is back, or the seat is lost to it. */
export const Absence = z.strictObject({ rule: z.enum(['bot', 'forfeit']), level: Level });
export type Absence = z.infer<typeof Absence>;

export const SeatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

export const CreateTable = z.strictObject({
  game: GameId,
  seats: z.array(SeatWish).min(1).max(16),
  visibility: z.enum(['open', 'private']).default('private'),
  watch: z.enum(['anyone', 'seated']).default('anyone'),
  clock: Clock.default({ type: 'none' }),
  absence: Absence.default({ rule: 'bot', level: 3 }),
  rated: z.boolean().default(false),
  /** Start by itself once the last seat is taken. */
  startWhenFull: z.boolean().default(true),
  salt: Salt.default(''),
});
export type CreateTable = z.infer<typeof CreateTable>;

export const Join = z.strictObject({ seat: Seat.optional(), salt: Salt.default('') });
/** Seats nobody sits in are given to bots of this level, if one is named. */
export const Start = z.strictObject({ bots: Level.optional() });
export const SeatOf = z.strictObject({ seat: Seat });
export const ChangeSeat = z.strictObject({ seat: Seat, level: Level.nullable() });
export const Say = z.strictObject({ text: ChatText });
export const Report = z.strictObject({ person: Id, reason: ChatText });

export const SeatView = z.object({
  seat: Seat,
  kind: z.enum(['open', 'person', 'bot']),
  person: Person.nullable(),
  level: z.int().nullable(),
  /** A bot plays for the person until they are back. */
  held: z.boolean(),
  resigned: z.boolean(),
});
export type SeatView = z.infer<typeof SeatView>;

export const Turn = z.object({
  /** Whose turn it is; null before the start and after the end. */
  seat: Seat.nullable(),
  since: Time,
  due: Time.nullable(),
  /** What is left to each seat of a live clock when its turn began, in milliseconds. */
  banks: z.array(z.int()).nullable(),
});
export type Turn = z.infer<typeof Turn>;

const Result = z.object({ scores: z.array(z.number()), winners: z.array(Seat) });

export const TableView = z.object({
  id: Id,
  game: z.string(),
  board: z.string(),
  players: z.int(),
  rules: z.int(),
  status: z.enum(['waiting', 'running', 'over']),
  visibility: z.enum(['open', 'private']),
  watch: z.enum(['anyone', 'seated']),
  host: Id.nullable(),
  seats: z.array(SeatView),
  clock: Clock,
  absence: Absence,
  rated: z.boolean(),
  startWhenFull: z.boolean(),
  fairness: z.object({ commitment: z.string(), seed: z.string().optional(), salts: z.array(z.string()).optional() }),
  /** The number of entries in the log. */
  length: Index,
  turn: Turn,
  /** A step back that needs the consent of the others. */
  undo: z.object({ seat: Seat, to: Index, agreed: z.array(Seat) }).nullable(),
  ended: z.enum(['played', 'resigned', 'abandoned']).nullable(),
  result: Result.nullable(),
  rematch: Id.nullable(),
  createdAt: Time,
  startedAt: Time.nullable(),
  endedAt: Time.nullable(),
});
export type TableView = z.infer<typeof TableView>;

export const Lobby = z.object({ tables: z.array(TableView) });
export const LobbyQuery = z.strictObject({ game: GameId.optional() });
export const MineQuery = z.strictObject({
  /** `on` is everything that is not over. */
  status: z.enum(['waiting', 'running', 'over', 'on']).optional(),
  before: z.coerce.number().int().optional(),
  /** Part of the name of a game or of somebody at the table. */
  search: z.string().trim().max(40).optional(),
});
export type MineQuery = z.infer<typeof MineQuery>;
/** How much of each table's log I have seen, on whatever device. */
export const Mine = Lobby.extend({ seen: z.record(Id, Index) });
export type Mine = z.infer<typeof Mine>;
export const Seen = z.strictObject({ index: Index });
export type Seen = z.infer<typeof Seen>;
export const Line = z.object({ id: z.int(), person: Person.nullable(), text: z.string(), at: Time });
export type Line = z.infer<typeof Line>;
export const Chat = z.object({ lines: z.array(Line) });
export type Chat = z.infer<typeof Chat>;
export const TableParams = z.strictObject({ table: Id });
export const PersonParams = z.strictObject({ person: Id });
export const RecordAnswer = z.looseObject({ format: z.string() });
