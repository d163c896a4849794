/** F11.1: the empires. */
import { type Area, type AreaName, placeOf } from '../board.ts';

export const EMPIRES = [
  'sumer',
  'akkad',
  'guti',
  'amorites',
  'isin',
  'larsa',
  'mittani',
  'egypt',
  'hittites',
  'kassites',
  'elam',
  'assyria',
  'chaldea',
] as const;
export type EmpireName = (typeof EMPIRES)[number];
/** The index of an empire in EMPIRES. */
export type Empire = number;
/** Sumer, the one empire with no home area of its own. */
export const SUMER_EMPIRE: Empire = 0;

/** The home area of each empire except Sumer. */
export const HOME: readonly Area[] = EMPIRES.map((name) => (name === 'sumer' ? -1 : placeOf(name as AreaName)));

interface Opening {
  readonly empire: Empire;
  readonly armies: number;
}
const opening = (name: EmpireName, armies: number): Opening => ({ empire: EMPIRES.indexOf(name), armies });

/** The three empires of each turn, turn 1 first. */
export const OPENINGS: readonly (readonly Opening[])[] = [
  [opening('akkad', 10), opening('guti', 8), opening('sumer', 3)],
  [opening('amorites', 10), opening('isin', 5), opening('larsa', 5)],
  [opening('mittani', 10), opening('egypt', 5), opening('sumer', 3)],
  [opening('hittites', 10), opening('kassites', 10), opening('egypt', 10)],
  [opening('elam', 8), opening('assyria', 12), opening('chaldea', 8)],
];

/** How many armies an empire gets if it may start in a turn, else 0. ARMIES[turn][empire], turns from 1. */
export const ARMIES: readonly (readonly number[])[] = [
  EMPIRES.map(() => 0),
  ...OPENINGS.map((openings) => EMPIRES.map((_, empire) => openings.find((one) => one.empire === empire)?.armies ?? 0)),
];
/** The empires of a turn, ascending. BY_TURN[turn], turns from 1. */
export const BY_TURN: readonly (readonly Empire[])[] = ARMIES.map((row) => EMPIRES.map((_, empire) => empire).filter((e) => row[e] > 0));
