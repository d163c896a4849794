/** The standings of a tournament: pure. */
import type { GameResult } from '@shinar/core';
import type { Seating } from './pairing.ts';

export interface PlayedTable {
  readonly round: number;
  readonly seating: Seating;
  /** Null while it is being played, or if it ended without a result. */
  readonly result: GameResult | null;
  /** Seats whose owners have left the game: they come last. */
  readonly left: readonly boolean[];
}

export interface Standing {
  readonly person: string;
  readonly rank: number;
  readonly points: number;
  /** First tie-break: the points of all opponents. */
  readonly opponents: number;
  /** Second: their share of all scores at their tables. */
  readonly share: number;
  readonly played: number;
}

/** For one table: 1 for the first, 0 for the last, even steps between; ties share. */
export function tablePoints({ result, seating, left }: PlayedTable): number[] {
  if (result === null) return seating.map(() => 0);
  const worth = result.scores.map((score, seat) =>
    left[seat] ? Number.NEGATIVE_INFINITY : result.winners.includes(seat) ? Number.POSITIVE_INFINITY : score,
  );
  return worth.map((own) => {
    const below = worth.filter((other) => other < own).length;
    const equal = worth.filter((other) => other === own).length - 1;
    return (below + equal / 2) / (seating.length - 1);
  });
}

/** What each seat of a table has earned, given all tables. */
export type PointsOf = (table: PlayedTable, tables: readonly PlayedTable[]) => number[];

/** As in duplicate bridge: compares each player with all who had the same seat and deal at the other tables of the round. */
export const comparedPoints: PointsOf = (table, tables) => {
  const others = tables.filter(({ round, result }) => round === table.round && result !== null).filter((other) => other !== table);
  if (table.result === null || others.length === 0) return tablePoints(table);
  const worth = ({ result, left }: PlayedTable, seat: number): number => (left[seat] ? Number.NEGATIVE_INFINITY : result!.scores[seat]!);
  return table.seating.map((_, seat) => {
    const own = worth(table, seat);
    if (table.left[seat]) return 0;
    const below = others.filter((other) => worth(other, seat) < own).length;
    const equal = others.filter((other) => worth(other, seat) === own).length;
    return (below + equal / 2) / others.length;
  });
};

export function standings(people: readonly string[], tables: readonly PlayedTable[], pointsOf: PointsOf = tablePoints): Standing[] {
  const points = new Map(people.map((person) => [person, 0]));
  const rows = new Map(people.map((person) => [person, { share: 0, played: 0, met: [] as string[] }]));
  for (const table of tables) {
    if (table.result === null) continue;
    const won = pointsOf(table, tables);
    const all = table.result.scores.reduce((sum, score) => sum + Math.max(0, score), 0);
    for (const [seat, person] of table.seating.entries()) {
      const row = person === null ? undefined : rows.get(person);
      if (person === null || row === undefined) continue;
      points.set(person, points.get(person)! + won[seat]!);
      row.played++;
      row.share += all === 0 ? 0 : Math.max(0, table.result.scores[seat]!) / all;
      row.met.push(...table.seating.flatMap((other) => (other === null || other === person ? [] : other)));
    }
  }
  const list = [...rows].map(([person, { share, played, met }]) => ({
    person,
    points: points.get(person)!,
    opponents: met.reduce((sum, other) => sum + (points.get(other) ?? 0), 0),
    share,
    played,
  }));
  const isBehind = (a: Omit<Standing, 'rank'>, b: Omit<Standing, 'rank'>): number =>
    b.points - a.points || b.opponents - a.opponents || b.share - a.share;
  list.sort(isBehind);
  return list.map((one) => ({ ...one, rank: 1 + list.filter((other) => isBehind(other, one) < 0).length }));
}
