/** What each kind of tournament does next, and how it counts: all pure. */
import { expect, test } from 'vitest';
import { pairKey, type Seating } from '../pairing.ts';
import type { RoundTable } from '../played.ts';
import { comparedPoints } from '../standings.ts';
import { arena } from './arena.ts';
import type { Progress } from './kind.ts';
import { divisionsOf, league } from './league.ts';
import { duplicate, roundRobin, swiss } from './rounds.ts';

const MINUTE = 60_000;
const START = 1_000_000;
const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${String(i).padStart(2, '0')}`);

let tables = 0;
/** The first seat has won, the last has the least. */
const table = (seating: Seating, more: Partial<RoundTable> = {}): RoundTable => ({
  num: ++tables,
  id: `t${tables}`,
  round: 1,
  division: 0,
  status: 'over',
  endedAt: START + MINUTE,
  seating,
  result: { scores: seating.map((_, seat) => 10 - seat), winners: [0] },
  left: seating.map(() => false),
  held: seating.map(() => false),
  ...more,
});
const running = { status: 'running', result: null, endedAt: null } as const;
const progress = (people: readonly string[], more: Partial<Progress> = {}): Progress => ({
  entrants: people.map((person) => ({ person, at: 0 })),
  size: 3,
  round: 1,
  rounds: 4,
  tables: [],
  apart: new Set(),
  ratings: new Map(),
  now: START,
  startedAt: START,
  endsAt: START + 60 * MINUTE,
  ...more,
});
const seatings = (next: { tables?: readonly { seating: Seating }[] }): (string | null)[][] =>
  (next.tables ?? []).map(({ seating }) => [...seating].sort());

test('an arena begins with everybody at once; those whom no table holds wait, and a bot fills up after a while', () => {
  const first = arena.next(progress(names(7)));
  expect(first.tables).toHaveLength(2);
  expect(first.tables!.every(({ seating }) => seating.every((person) => person !== null))).toBe(true);
  const [one, other] = [table(['p00', 'p01', 'p02'], running), table(['p03', 'p04', 'p05'], running)];
  const wait = (now: number) => arena.next(progress(names(8), { now, tables: [one, other] }));
  expect(wait(START + MINUTE).tables).toEqual([]);
  expect(seatings(wait(START + 2 * MINUTE))).toEqual([['p06', 'p07', null].sort()]);
  expect(arena.next(progress(names(7), { now: START + 5 * MINUTE, tables: [one, other] })).tables).toEqual([]);
});

test('in an arena people who resign at once don’t get tables without end', () => {
  const over = Array.from({ length: 60 }, (_, i) => [table(['p00', 'p01']), table([`p${(i % 2) + 2}`, 'p04'])]).flat();
  const next = arena.next(progress(['p00', 'p01', 'p05', 'p06'], { size: 2, now: START + 30 * MINUTE, tables: over }));
  expect(seatings(next)).toEqual([['p05', 'p06']]);
});

test('in an arena who is free is paired again, with others before those whom they have just met', () => {
  const over = [table(['p00', 'p01', 'p02']), table(['p03', 'p04', 'p05'])];
  const next = arena.next(progress(names(6), { now: START + MINUTE, tables: over }));
  expect(next.tables).toHaveLength(2);
  for (const { seating } of next.tables!) expect(new Set(seating.map((person) => (person! < 'p03' ? 0 : 1))).size).toBe(2);
  const few = (now: number) => arena.next(progress(names(3), { now, tables: [over[0]!] }));
  expect(few(START + MINUTE + 1000).tables).toEqual([]);
  expect(few(START + 2 * MINUTE).tables).toHaveLength(1);
});

test('in an arena who has left a game to a bot is not paired until they are back', () => {
  const left = table(['p00', 'p01', 'p02'], { held: [false, true, false] });
  const next = arena.next(progress(names(4), { now: START + 3 * MINUTE, tables: [left] }));
  expect(next).toMatchObject({ gone: ['p01'] });
  expect(seatings(next)).toEqual([['p00', 'p02', 'p03']]);
  const back = [...names(4).slice(0, 1), ...names(4).slice(2)].map((person) => ({ person, at: 0 }));
  const entrants = [...back, { person: 'p01', at: START + 2 * MINUTE }];
  expect(arena.next(progress([], { entrants, now: START + 3 * MINUTE, tables: [left] })).gone).toEqual([]);
});

test('an arena begins nothing after its time, lets games end, and is over then', () => {
  const now = START + 60 * MINUTE;
  expect(arena.next(progress(names(6), { now, tables: [table(['p00', 'p01', 'p02'], running)] }))).toEqual({});
  expect(arena.next(progress(names(6), { now, tables: [table(['p00', 'p01', 'p02'])] }))).toEqual({ over: true });
});

test('a league of twelve has two divisions by rating, and everybody meets everybody of theirs about once', () => {
  const ratings = new Map(names(12).map((person, i) => [person, 1000 + 10 * i]));
  const { tables: made } = league.next(progress(names(12), { round: 0, ratings }));
  const members = (division: number): string[] =>
    [...new Set(made!.filter((one) => one.division === division).flatMap(({ seating }) => seating.map((person) => person!)))].sort();
  expect([members(0), members(1)]).toEqual([names(12).slice(6), names(12).slice(0, 6)]);
  for (const person of names(12)) expect(made!.filter(({ seating }) => seating.includes(person))).toHaveLength(3);
});

test('after a season the first of a division change places with the last of the one above; who is new begins at the end, who has left is missed by nobody', () => {
  const [upper, lower] = [names(12).slice(0, 6), names(12).slice(6)];
  const season = (people: readonly string[], division: number): RoundTable[] =>
    [people.slice(0, 3), people.slice(3)].map((three) => table(three, { division }));
  const played = [...season(upper, 0), ...season(lower, 1)];
  const before = divisionsOf(played);
  const stays = names(12).filter((person) => person !== lower[4]);
  const { tables: made } = league.next(progress([...stays, 'new'], { tables: played }));
  const after = divisionsOf(made!.map(({ seating, division }) => table(seating, { division })));
  expect(after[0]).toContain(before[1]![0]);
  expect(after[1]).toContain(before[0]!.at(-1));
  expect(after[1]).toContain('new');
  expect(after.flat()).not.toContain(lower[4]);
  expect(after.map(({ length }) => length)).toEqual([6, 6]);
  expect(league.next(progress(names(12), { tables: [table(upper.slice(0, 3), running), ...played] }))).toEqual({});
  expect(league.next(progress(names(12), { tables: played, round: 4 }))).toEqual({ over: true });
});

test('who has left two rounds one after the other to a bot is not paired again; once is nothing', () => {
  const rounds = (held: readonly boolean[]): RoundTable[] =>
    held.flatMap((missed, i) => [
      table(['p00', 'p01'], { round: i + 1, held: [false, missed] }),
      table(['p02', 'p03'], { round: i + 1, held: [true, false] }),
    ]);
  for (const kind of [roundRobin, swiss, duplicate]) {
    const next = (held: readonly boolean[], people = names(4)) =>
      kind.next(progress(people, { size: 2, round: held.length, rounds: 6, tables: rounds(held) }));
    expect(next([true]).gone).toEqual([]);
    expect(next([true, false, true]).gone).toEqual(['p02']);
    expect(next([false, true, true]).gone).toEqual(['p01', 'p02']);
    expect(seatings(next([false, true, true]))).toEqual([['p00', 'p03']]);
    expect(next([false, true, true], ['p00', 'p01', 'p02'])).toEqual({ over: true });
  }
});

test('who has left a whole season to bots is not in the next, unless they sign up again', () => {
  const missed = { held: [false, true, false] };
  const season = [table(['p00', 'p01', 'p02'], missed), table(['p03', 'p01', 'p02'], { ...missed, held: [false, true, true] })];
  const next = league.next(progress(names(4), { tables: season }));
  expect(next.gone).toEqual(['p01']);
  expect(next.tables!.flatMap(({ seating }) => seating)).not.toContain('p01');
  const back = names(4).map((person) => ({ person, at: person === 'p01' ? START + 2 * MINUTE : 0 }));
  expect(league.next(progress([], { entrants: back, tables: season })).gone).toEqual([]);
});

test('a duplicate compares each with those who had the same seat: beating all is 1, half for equals, nothing for who left', () => {
  const scored = (scores: number[], left = [false, false]): RoundTable => table(['a', 'b'], { result: { scores, winners: [0] }, left });
  const three = [scored([30, 20]), scored([40, 10]), scored([30, 25])];
  expect(three.map((one) => comparedPoints(one, three))).toEqual([
    [0.25, 0.5],
    [1, 0],
    [0.25, 1],
  ]);
  expect(comparedPoints(scored([50, 0], [true, false]), three)[0]).toBe(0);
  expect(comparedPoints(three[0]!, [three[0]!])).toEqual([1, 0]);
});

test('who keep apart do not meet where it can be helped', () => {
  const apart = new Set([pairKey('p00', 'p01'), pairKey('p02', 'p00')]);
  const next = arena.next(progress(names(6), { apart }));
  for (const { seating } of next.tables!) if (seating.includes('p00')) expect(seating).not.toContain('p01');
  for (const { seating } of next.tables!) if (seating.includes('p00')) expect(seating).not.toContain('p02');
});
