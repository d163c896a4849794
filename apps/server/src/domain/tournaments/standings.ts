/** How a tournament stands: pure. */
import type { GameResult } from '@shinar/core';
import type { Seating } from './pairing.ts';

export interface PlayedTable {
  readonly round: number;
  readonly seating: Seating;
  /** Nothing while it is played, or where it came to nothing. */
  readonly result: GameResult | null;
  /** Seats whose owners have left the game: they come last. */
  readonly left: readonly boolean[];
}

export interface Standing {
  readonly person: string;
  readonly rank: number;
  readonly points: number;
  /** First tie-break: the points of all whom they have met. */
  readonly opponents: number;
  /** Second: their part of all that was scored at their tables. */
  readonly share: number;
  readonly played: number;
}

/** Of a table: 1 for the first, 0 for the last, what is between in even steps; who are equal share. */
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

export function standings(people: readonly string[], tables: readonly PlayedTable[]): Standing[] {
  const points = new Map(people.map((person) => [person, 0]));
  const rows = new Map(people.map((person) => [person, { share: 0, played: 0, met: [] as string[] }]));
  for (const table of tables) {
    if (table.result === null) continue;
    const won = tablePoints(table);
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
