/** A league: divisions that play seasons; after each, the top of a division go up and the bottom go down. */
import { pairRound, roundsToMeet, type Seating } from '../pairing.ts';
import type { PlayedTable } from '../standings.ts';
import { standings, tablePoints } from '../standings.ts';
import { hasLeft, type Kind, type Next, namesOf, OVER, type Progress, tablesWith, WAIT } from './kind.ts';

const SEASONS = 4;
/** The maximum size of a division, in people per seat of a table: four or five games a season for everyone. */
const TABLES = 3;

/** All games of a season start at once, so nobody waits for a slow table. */
function next(progress: Progress): Next {
  const { size, round, rounds, apart } = progress;
  const season = progress.tables.filter((table) => table.round === round);
  if (season.some(({ status }) => status !== 'over')) return WAIT;
  const gone = namesOf(progress.entrants.filter((entrant) => hasLeft(tablesWith(season, entrant.person), entrant)));
  const entrants = progress.entrants.filter(({ person }) => !gone.includes(person));
  if (entrants.length < 2 || round >= rounds) return OVER;
  const divisions = cut(orderOf({ ...progress, entrants }), size * TABLES);
  return {
    gone,
    tables: divisions.flatMap((people, division) => seasonOf(people, size, apart).map((seating) => ({ seating, division }))),
  };
}

/** Everyone in one list, from the top of the first division to the newcomers. */
function orderOf({ entrants, tables, round, ratings }: Progress): string[] {
  const people = namesOf(entrants);
  const rating = (person: string): number => ratings.get(person) ?? Number.NEGATIVE_INFINITY;
  if (round === 0) return people.sort((a, b) => (rating(a) === rating(b) ? 0 : rating(b) - rating(a)));
  const line = afterSeason(divisionsOf(tables.filter((table) => table.round === round)));
  return [...line.filter((person) => people.includes(person)), ...people.filter((person) => !line.includes(person))];
}

/** The divisions of a season, each in the order of its standings. */
export function divisionsOf(tables: readonly (PlayedTable & { readonly division: number })[]): string[][] {
  const count = tables.reduce((most, { division }) => Math.max(most, division + 1), 0);
  return Array.from({ length: count }, (_, division) => {
    const own = tables.filter((table) => table.division === division);
    const people = new Set(own.flatMap(({ seating }) => seating.flatMap((person) => person ?? [])));
    return standings([...people], own).map(({ person }) => person);
  });
}

/** How many swap places with the division below. */
export const movers = (upper: number, lower: number): number => Math.max(1, Math.floor(Math.min(upper, lower) / 4));

function afterSeason(divisions: readonly (readonly string[])[]): string[] {
  const lengths = divisions.map(({ length }) => length);
  const between = lengths.slice(1).map((lower, i) => movers(lengths[i]!, lower));
  return divisions.flatMap((people, i) => {
    const [up, down] = [between[i - 1] ?? 0, between[i] ?? 0];
    const falls = i === 0 ? [] : divisions[i - 1]!.slice(-up);
    const rises = divisions[i + 1]?.slice(0, down) ?? [];
    return [...falls, ...people.slice(up, people.length - down), ...rises];
  });
}

/** Into as few divisions as possible, of about equal size. */
function cut(people: readonly string[], most: number): string[][] {
  const count = Math.ceil(people.length / most);
  const at = (i: number): number => Math.round((i * people.length) / count);
  return Array.from({ length: count }, (_, i) => people.slice(at(i), at(i + 1)));
}

/** Everyone meets everyone about once. */
function seasonOf(people: readonly string[], size: number, apart: ReadonlySet<string>): Seating[] {
  const tables: Seating[] = [];
  for (let round = roundsToMeet(people.length, size); round > 0; round--)
    tables.push(...pairRound({ people, size, before: tables, apart }));
  return tables;
}

export const league: Kind = {
  rounds: () => SEASONS,
  next,
  pointsOf: tablePoints,
  takesLate: ({ round, rounds }) => round < rounds,
  seasons: true,
};
