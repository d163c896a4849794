/** The rows behind following, pairing, deals, tournaments and clubs. */
import type { NoticeKind, TournamentKind } from '@shinar/protocol';
import type { Generated } from 'kysely';

interface FollowRow {
  person: string;
  followed: string;
}

/** The two do not sit at one table, whichever of them wished it. */
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

/** Counts the tables made for people who look for the same game: whoever finds none makes one only if nobody else just did. */
interface PairingRow {
  key: string;
  version: number;
}

/** One seed for many tables: the game of the day, or somebody's challenge. */
export interface DealRow {
  id: string;
  game: string;
  /** Of the game of the day, such as 2026-01-31. */
  day: string | null;
  players: number;
  /** Of the bots. */
  level: number;
  /** Whose challenge it is. */
  person: string | null;
  seed: string;
  commitment: string;
  created_at: number;
  closes_at: number;
  /** Whose round it is for: nobody else plays it. */
  tournament: string | null;
}

/** Everybody has one. */
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
  /** Seats at a table. */
  size: number;
  /** Of a league, its seasons; 0 for an arena, and until it is known. */
  rounds: number;
  /** How long an arena goes on; 0 elsewhere. */
  minutes: number;
  /** Tables without bots count for the ratings. */
  rated: number;
  /** That is played; 0 before the first. */
  round: number;
  status: 'open' | 'running' | 'over';
  host: string | null;
  /** Whose members play. */
  club: string | null;
  /** Counts the rounds that were begun, and the end: whoever counts it up has done it. */
  version: number;
  created_at: number;
  /** Or has started. */
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
  /** Of a league, from 0, the first. */
  division: number;
  num: number;
}

export interface ClubRow {
  id: string;
  name: string;
  about: string;
  /** In the list of clubs. */
  open: number;
  /** Where they are no member any more, the oldest member is. */
  owner: string | null;
  created_at: number;
}

interface MemberRow {
  club: string;
  person: string;
  at: number;
  /** Put out for good. */
  out: number;
}

interface ClubTalkRow {
  id: Generated<number>;
  club: string;
  person: string;
  text: string;
  at: number;
}

/** A table that was made for a club. */
interface ClubTableRow {
  club: string;
  num: number;
}

/** Word that waits to be sent, or was. */
interface AlertRow {
  person: string;
  /** Told once. */
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
