/** The rows of how people find each other. */
import type { NoticeKind } from '@shinar/protocol';

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

/** Counts the tables made for people who look for the same game: who finds none makes one only if nobody else just did. */
interface PairingRow {
  key: string;
  version: number;
}

/** One chance for many tables: the game of a day, or somebody's challenge. */
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
  kind: 'round-robin' | 'swiss';
  speed: 'live' | 'slow';
  /** Seats at a table. */
  size: number;
  rounds: number;
  /** That is played; 0 before the first. */
  round: number;
  status: 'open' | 'running' | 'over';
  host: string | null;
  /** Counts the rounds that were begun, and the end: whoever counts it up has done it. */
  version: number;
  created_at: number;
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
}
