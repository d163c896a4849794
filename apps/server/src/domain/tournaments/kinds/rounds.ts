/** Kinds in which everyone plays round by round. */
import { pairRound, roundsToMeet } from '../pairing.ts';
import type { RoundTable } from '../played.ts';
import { comparedPoints, standings, tablePoints } from '../standings.ts';
import { type Entrant, hasLeft, type Kind, type Next, namesOf, OVER, type Progress, tablesWith, WAIT } from './kind.ts';

const MOST_ROUNDS = 12;
/** Somebody who leaves this many rounds in a row to a bot is not paired again. */
const MISSED = 2;

/** The next round once all tables of the last one are over. */
function nextRound(progress: Progress, points?: ReadonlyMap<string, number>): Next {
  const { size, round, rounds, tables, apart } = progress;
  if (tables.some((table) => table.round === round && table.status !== 'over')) return WAIT;
  const gone = namesOf(progress.entrants.filter((entrant) => hasMissed(tablesWith(tables, entrant.person), entrant)));
  const people = namesOf(progress.entrants).filter((person) => !gone.includes(person));
  if (people.length < 2 || round >= rounds) return OVER;
  const field = { people, size, before: tables.map(({ seating }) => seating), apart };
  return { gone, tables: pairRound({ ...field, ...(points && { points }) }).map((seating) => ({ seating, division: 0 })) };
}

const hasMissed = (mine: readonly RoundTable[], entrant: Entrant): boolean =>
  mine.length >= MISSED && hasLeft(mine.slice(-MISSED), entrant);

/** Each person's points. */
export const pointsIn = ({ entrants, tables }: Pick<Progress, 'entrants' | 'tables'>): ReadonlyMap<string, number> =>
  new Map(standings(namesOf(entrants), tables).map(({ person, points }) => [person, points]));

const rounds = (people: number, size: number): number => Math.min(MOST_ROUNDS, roundsToMeet(people, size));

export const roundRobin: Kind = { rounds, next: (progress) => nextRound(progress), pointsOf: tablePoints };
export const swiss: Kind = { rounds, next: (progress) => nextRound(progress, pointsIn(progress)), pointsOf: tablePoints };
export const duplicate: Kind = { ...roundRobin, pointsOf: comparedPoints, sameDeal: true };
