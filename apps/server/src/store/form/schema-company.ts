/** The rows behind following, pairing, deals, tournaments and clubs. */
import type { NoticeKind, TournamentKind } from '@shinar/protocol';
import type { Generated } from 'kysely';

interface FollowRow {
  person: string;
  followed: string;
}

/** The two don't sit at the same table, whichever of them wished it. */
interface BlockRow {
  person: string;
  blocked: string;
}

interface InvitationRow {
  num: number;
  person: string;
  by: string;
  at: number;
}

/** Counts the tables made for people looking for the same game: a seeker who finds none makes one only if nobody else just did. */
interface PairingRow {
  key: string;
  version: number;
}

/** One seed for many tables: the game of the day, or somebody's challenge. */
export interface DealRow {
  id: string;
  game: string;
  /** For the game of the day, such as 2026-01-31. */
  day: string | null;
  players: number;
  /** The bots' level. */
  level: number;
  /** Whose challenge it is. */
  person: string | null;
  seed: string;
  commitment: string;
  created_at: number;
  closes_at: number;
  /** The tournament whose round it is for; nobody else plays it. */
  tournament: string | null;
}

/** One per person and deal. */
interface TryRow {
  deal: string;
  person: string;
  num: number;
}

export interface TournamentRow {
  id: string;
  name: string;
  game: string;
  kind: TournamentKind;
  speed: 'live' | 'slow';
  /** Seats per table. */
  size: number;
  /** For a league, its seasons; 0 for an arena, and until it is known. */
  rounds: number;
  /** How long an arena lasts; 0 for other kinds. */
  minutes: number;
  /** Tables without bots count for the ratings. */
  rated: number;
  /** The current round; 0 before the first. */
  round: number;
  status: 'open' | 'running' | 'over';
  host: string | null;
  /** The club whose members play. */
  club: string | null;
  /** Counts rounds begun, and the end: the process that raises it does the work. */
  version: number;
  created_at: number;
  /** Planned or actual. */
  starts_at: number;
  ended_at: number | null;
}

interface EntrantRow {
  tournament: string;
  person: string;
  at: number;
  /** Plays no further rounds. */
  gone: number;
}

interface RoundTableRow {
  tournament: string;
  round: number;
  place: number;
  /** In a league, counted from 0, the top division. */
  division: number;
  num: number;
}

export interface ClubRow {
  id: string;
  name: string;
  about: string;
  /** Whether it is listed. */
  open: number;
  /** If they are no longer a member, the longest-standing member is the owner. */
  owner: string | null;
  created_at: number;
}

interface MemberRow {
  club: string;
  person: string;
  at: number;
  /** Removed for good. */
  out: number;
}

interface ClubTalkRow {
  id: Generated<number>;
  club: string;
  person: string;
  text: string;
  at: number;
}

/** A table made for a club. */
interface ClubTableRow {
  club: string;
  num: number;
}

/** An alert, waiting or sent. */
interface AlertRow {
  person: string;
  /** Each key is sent once. */
  key: string;
  kind: Exclude<NoticeKind, 'turn'>;
  num: number | null;
  place: string;
  about: string;
  at: number;
  sent: number;
}

export interface CompanySchema {
  follows: FollowRow;
  blocks: BlockRow;
  invitations: InvitationRow;
  pairings: PairingRow;
  deals: DealRow;
  tries: TryRow;
  tournaments: TournamentRow;
  entrants: EntrantRow;
  round_tables: RoundTableRow;
  alerts: AlertRow;
  clubs: ClubRow;
  members: MemberRow;
  club_lines: ClubTalkRow;
  club_tables: ClubTableRow;
}
