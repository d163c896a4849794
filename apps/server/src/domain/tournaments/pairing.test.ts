import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairRound, roundsToMeet, type Seating } from './pairing.ts';

fc.configureGlobal({ seed: 1 });

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);

/** Plays rounds in which points are random from a seed, as in a Swiss, or don't count. */
function play(count: number, size: number, rounds: number, swiss?: number): Seating[][] {
  const people = names(count);
  const points = new Map(people.map((name) => [name, 0]));
  const played: Seating[][] = [];
  for (let round = 0; round < rounds; round++) {
    const tables = pairRound({ people, size, before: played.flat(), ...(swiss !== undefined && { points }) });
    played.push(tables);
    for (const [at, table] of tables.entries())
      for (const [seat, name] of table.entries())
        if (name !== null) points.set(name, points.get(name)! + ((seat + at + round * (swiss ?? 0)) % size) / (size - 1));
  }
  return played;
}

function counts(tables: readonly Seating[]) {
  const [met, seats] = [new Map<string, number>(), new Map<string, number>()];
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const table of tables) {
    for (const [seat, one] of table.entries()) {
      if (one === null) continue;
      add(seats, `${one} ${seat}`);
      for (const other of table) if (other !== null && one < other) add(met, `${one} ${other}`);
    }
  }
  return { met: [...met.values()], seats };
}

const shape = fc.record({
  count: fc.integer({ min: 3, max: 200 }),
  size: fc.constantFrom(2, 3, 4),
  swiss: fc.option(fc.nat(5), { nil: undefined }),
});

describe('a round', () => {
  test('has everybody at one table, all tables full, and no more bots than fill the last', () => {
    fc.assert(
      fc.property(shape, ({ count, size, swiss }) => {
        for (const tables of play(count, size, 3, swiss)) {
          const seats = tables.flat();
          expect(tables.every((table) => table.length === size)).toBe(true);
          expect(seats.filter((name) => name !== null).sort()).toEqual(names(count).sort());
          expect(seats.length - count).toBeLessThan(size);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('has everybody meet as evenly as can be, and in all seats alike', () => {
    fc.assert(
      fc.property(shape, ({ count, size, swiss }) => {
        const rounds = Math.min(6, roundsToMeet(count, size));
        const { met, seats } = counts(play(count, size, rounds, swiss).flat());
        // Some pair has to meet the mean number of times, rounded up; tables of more than two, and a Swiss, may need one more.
        expect(Math.max(...met)).toBeLessThanOrEqual(
          Math.ceil((rounds * (size - 1)) / (count - 1)) + (size === 2 && swiss === undefined ? 0 : 1),
        );
        for (const name of names(count)) {
          const had = Array.from({ length: size }, (_, seat) => seats.get(`${name} ${seat}`) ?? 0);
          expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('of a Swiss brings people of like points together', () => {
    const tables = play(27, 3, 1, 1)[0]!;
    const points = new Map(tables.flatMap((table) => table.map((name, seat) => [name!, seat] as const)));
    const next = pairRound({ people: names(27), size: 3, before: tables, points });
    for (const table of next) expect(new Set(table.map((name) => points.get(name!))).size).toBe(1);
  });
});

test.each([
  [4, 2, 3],
  [5, 2, 5],
  [20, 2, 19],
  [9, 3, 4],
  [16, 4, 5],
])('%d people at tables of %d meet about once in %d rounds; at tables of two exactly once', (count, size, rounds) => {
  expect(roundsToMeet(count, size)).toBe(rounds);
  if (size !== 2) return;
  const { met } = counts(play(count, size, rounds).flat());
  expect(met).toEqual(Array((count * (count - 1)) / 2).fill(1));
});
