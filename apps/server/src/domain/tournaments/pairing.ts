/** Who meets whom in a round, and in which seat: pure, and always the same for the same history. */
import { seated } from './seats.ts';

/** The seats of one table in order; null is a bot. */
export type Seating = readonly (string | null)[];

export interface Field {
  /** Everyone who plays this round, in order of sign-up. */
  readonly people: readonly string[];
  /** Seats per table. */
  readonly size: number;
  /** All tables of earlier rounds. */
  readonly before: readonly Seating[];
  /** Everyone's points so far; left out if points don't matter. */
  readonly points?: ReadonlyMap<string, number>;
  /** Pairs who have blocked each other, by `pairKey`: they meet only if there is no other way. */
  readonly apart?: ReadonlySet<string>;
}

export const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** A table as player numbers; numbers past the last person are bots. */
type Table = number[];

/** A repeated meeting weighs more than any difference in points. */
const AGAIN = 1000;
/** People who have blocked each other are paired with anyone else first, however often. */
const APART = 1_000_000;
const PASSES = 40;

/** The tables of the next round: people who have met least, with similar points if points are given; then the seats each has had least. */
export function pairRound(field: Field): Seating[] {
  const { size, people, points, before } = field;
  const count = people.length + ((size - (people.length % size)) % size);
  const worth = costs(field, count);
  const players = Array.from({ length: count }, (_, i) => i);
  const of = (player: number): number => points?.get(people[player] ?? '') ?? Number.NEGATIVE_INFINITY;
  if (points !== undefined) players.sort((a, b) => (of(a) === of(b) ? a - b : of(b) - of(a)));
  const tables = points === undefined && size === 2 ? circle(players, worth) : chunks(players, size);
  improve(tables, worth);
  return seated(
    tables.map((table) => table.map((player) => people[player] ?? null)),
    before,
  );
}

/** The cost of putting two at one table. All bots count as the same opponent; two bots cost nothing. */
function costs({ people, before, points, apart }: Field, count: number): (a: number, b: number) => number {
  const index = new Map(people.map((name, i) => [name, i]));
  const bot = people.length;
  const width = bot + 1;
  const met = new Float64Array(width * width);
  for (const table of before) {
    const players = table.map((name) => (name === null ? bot : (index.get(name) ?? -1)));
    for (const a of players) for (const b of players) if (a >= 0 && b >= 0 && a !== b) met[a * width + b]! += 1;
  }
  const cost = new Float64Array(count * count);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      if (Math.min(a, b) >= bot) continue;
      const times = met[Math.min(a, bot) * width + Math.min(b, bot)]!;
      const between = points && Math.max(a, b) < bot ? (points.get(people[a]!) ?? 0) - (points.get(people[b]!) ?? 0) : 0;
      const unwilling = Math.max(a, b) < bot && apart?.has(pairKey(people[a]!, people[b]!)) ? APART : 0;
      cost[a * count + b] = AGAIN * times * times + between * between + unwilling;
    }
  }
  return (a, b) => cost[a * count + b]!;
}

const chunks = (players: readonly number[], size: number): Table[] =>
  Array.from({ length: players.length / size }, (_, i) => players.slice(i * size, (i + 1) * size));

/** The rotation of the circle that repeats least: in as many rounds as there are opponents, everyone meets everyone once. */
function circle(players: readonly number[], cost: (a: number, b: number) => number): Table[] {
  const [fixed = 0, ...others] = players;
  const turns = others.map((_, turn) => {
    const line = [fixed, ...others.slice(turn), ...others.slice(0, turn)];
    return Array.from({ length: line.length / 2 }, (_, i) => [line[i]!, line[line.length - 1 - i]!]);
  });
  const repeats = (tables: readonly Table[]): number => tables.reduce((sum, [a, b]) => sum + cost(a!, b!), 0);
  return turns.reduce((best, turn) => (repeats(turn) < repeats(best) ? turn : best));
}

/** Swaps two players for as long as that helps. */
function improve(tables: readonly Table[], cost: (a: number, b: number) => number): void {
  for (let pass = 0, better = true; better && pass < PASSES; pass++) {
    better = false;
    for (let a = 0; a < tables.length; a++)
      for (let b = a + 1; b < tables.length; b++) better = swapBest(tables[a]!, tables[b]!, cost) || better;
  }
}

/** Makes the best swap between two tables, if one helps. */
function swapBest(one: Table, other: Table, cost: (a: number, b: number) => number): boolean {
  /** What a player costs among the others at a table. */
  const among = (player: number, table: Table, without: number): number => {
    let sum = 0;
    for (let i = 0; i < table.length; i++) if (i !== without) sum += cost(player, table[i]!);
    return sum;
  };
  let [gain, i, j] = [1e-9, -1, -1];
  for (let a = 0; a < one.length; a++) {
    const stays = among(one[a]!, one, a);
    for (let b = 0; b < other.length; b++) {
      const won = stays + among(other[b]!, other, b) - among(other[b]!, one, a) - among(one[a]!, other, b);
      if (won > gain) [gain, i, j] = [won, a, b];
    }
  }
  if (i < 0) return false;
  [one[i], other[j]] = [other[j]!, one[i]!];
  return true;
}

/** How many rounds it takes for everyone to meet everyone about once. */
export const roundsToMeet = (people: number, size: number): number =>
  Math.ceil((people - 1 + ((size - (people % size)) % size)) / (size - 1));
