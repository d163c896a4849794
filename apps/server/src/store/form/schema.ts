/** The rows of the store. Times are milliseconds, booleans 0 or 1, lists and objects JSON text: the same in both databases. */
import type { Language } from '@shinar/protocol';
import type { Generated, Kysely } from 'kysely';
import type { CompanySchema } from './schema-company.ts';

interface SettingRow {
  key: string;
  value: string;
}

interface PersonRow {
  id: string;
  name: string;
  language: Language;
  handle: string | null;
  password: string | null;
  /** Where one-time links are sent; confirmed, because the owner has used one sent there. */
  mail: string | null;
  created_at: number;
  /** The same for names that look alike. */
  name_key: Generated<string>;
  /** Banned, or silenced, until then. */
  banned_until: Generated<number | null>;
  silent_until: Generated<number | null>;
  /** What they may do besides playing. */
  role: Generated<'operator' | null>;
  /** The owner, if this is a program's account. */
  owner: Generated<string | null>;
}

/** One signed-in device; the id is the hash of its cookie's token. */
interface SessionRow {
  id: string;
  person: string;
  created_at: number;
  /** What kind of browser it is, in a word or two. */
  device: string | null;
  /** Accurate to the day. */
  seen_at: Generated<number>;
}

interface LinkRow {
  id: string;
  person: string;
  /** The address it was sent to; using the link proves that it belongs to them. */
  mail: string | null;
  /** For a link that only confirms the address: the session that asked, the only one that may use it. */
  session: string | null;
  created_at: number;
  expires_at: number;
}

export interface TableRow {
  num: Generated<number>;
  id: string;
  game: string;
  board: string;
  /** The board itself, if it is not the game's own. */
  board_data: Generated<string | null>;
  players: number;
  rules: number;
  status: 'waiting' | 'running' | 'over';
  visibility: 'open' | 'private';
  watch: 'anyone' | 'seated';
  host: string | null;
  clock: string;
  absence: string;
  rated: number;
  start_when_full: number;
  /** Secret until the table is over. */
  seed: string;
  commitment: string;
  undo: string | null;
  /** The open vote on a bot for somebody absent. */
  vote: Generated<string | null>;
  ended: 'played' | 'resigned' | 'abandoned' | null;
  result: string | null;
  rematch: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** Whether a finished rated table has changed the ratings. */
  counted: Generated<number>;
  /** Counts writes to the row and, before the start, to the seats. A process that has seen another version is behind. */
  version: Generated<number>;
  /** People may take over bots' seats during the game. */
  makes_room: Generated<number>;
  /** When the host was last there while the table waited; null means since it was created. */
  host_seen: Generated<number | null>;
  /** The deal it shares its draws with. */
  deal: Generated<string | null>;
  /** Until its deal closes nobody else may watch, and the seed stays secret. */
  secret: Generated<number>;
}

export interface SeatRow {
  num: number;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: string | null;
  level: number | null;
  salt: string;
  /** Whether a bot plays for the owner; `HELD` in the domain says why. */
  held: number;
  resigned: number;
  /** What the owner wants played when the turn comes, if it is legal then: steps without their `by`. */
  plan: string | null;
}

/** The log: append-only, one row per entry, unique by table and index. */
export interface StepRow {
  num: number;
  idx: number;
  /** -1 for chance. */
  seat: number;
  /** A step of the record without its `by`, or {"undo": n}. */
  step: string;
  at: number;
  bot: number;
  /** The client's own name for the act. */
  ticket: string | null;
  /** What each seat had left on a live clock after it. */
  banks: string | null;
}

/** Where a running table stands: narrow, because it is written with every step. */
export interface TurnRow {
  num: number;
  /** Counts all writes: entries, and seats that change hands without one. A process that has seen another version is behind. */
  version: number;
  length: number;
  seat: number | null;
  /** Whether a bot plays the seat that acts. */
  bot: number;
  since: number;
  due_at: number | null;
  /** The seat owner's deadline, even while a bot holds the seat. */
  own_due: number | null;
  banks: string | null;
  /** Hash of the state after the last entry; if a replay gives another, the rules have changed. */
  hash: number;
}

/** A game that has been over for a while: its log and its last turn, packed. It has no rows in `steps` and `turns`. */
interface FinishedRow {
  num: number;
  packed: string;
}

interface LineRow {
  id: Generated<number>;
  num: number;
  person: string;
  text: string;
  at: number;
}

interface MuteRow {
  person: string;
  muted: string;
}

/** Contains the names itself, because it outlives the people it is about. */
interface ReportRow {
  id: Generated<number>;
  num: number;
  person: string;
  person_name: string;
  about: string;
  about_name: string;
  reason: string;
  lines: string;
  at: number;
  /** Dealt with. */
  done: Generated<number>;
  /** Null if it happened at a table. */
  club: string | null;
}

/** Identified by its commitment, and kept until its table is made. */
interface SeedRow {
  commitment: string;
  seed: string;
  person: string;
  at: number;
}

/** The address as a hash. */
interface AddressBanRow {
  address: string;
  until: number;
}

/** How much somebody has used of a limit over time. */
interface AllowanceRow {
  key: string;
  used: number;
  until: number;
}

/** What operators have done. */
interface AuditRow {
  id: Generated<number>;
  at: number;
  /** Which operator; empty for the command line. */
  by: Generated<string>;
  act: string;
  about: string;
  note: string;
}

export interface NoticeWishRow {
  person: string;
  push: number;
  mail: string | null;
  webhook: string | null;
  quiet: string | null;
  /** The time zone for deadlines. */
  zone: Generated<string | null>;
  /** Kinds they don't want. */
  unwanted: Generated<string>;
  off_token: string;
}

interface PushTargetRow {
  endpoint: string;
  person: string;
  keys: string;
  at: number;
}

/** One notice per turn: sent, or waiting for somebody's quiet hours to end. */
interface NoticeRow {
  num: number;
  length: number;
  person: string;
  at: number;
  sent: number;
}

/** How much of a table's log a person has seen. */
interface SeenRow {
  num: number;
  person: string;
  length: number;
}

interface RatingRow {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

/** What a rated table did to the rating of each seat's owner. */
interface RatingChangeRow {
  num: number;
  seat: number;
  before: number;
  after: number;
}

export interface Schema extends CompanySchema {
  settings: SettingRow;
  people: PersonRow;
  sessions: SessionRow;
  links: LinkRow;
  tables: TableRow;
  seats: SeatRow;
  steps: StepRow;
  turns: TurnRow;
  finished: FinishedRow;
  lines: LineRow;
  mutes: MuteRow;
  seeds: SeedRow;
  kept_reports: ReportRow;
  address_bans: AddressBanRow;
  allowances: AllowanceRow;
  audit: AuditRow;
  notice_wishes: NoticeWishRow;
  push_targets: PushTargetRow;
  notices: NoticeRow;
  seen: SeenRow;
  ratings: RatingRow;
  rating_changes: RatingChangeRow;
}

export type Db = Kysely<Schema>;

export type Kind = 'sqlite' | 'postgres';
