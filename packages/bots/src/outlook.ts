/** Where the game is expected to go, and comparing two such lines. */
import { CHANCE, type Game, type Rules, type Seat, type StateBase } from '@shinar/core';
import type { Judge, Term } from './judging/judge.ts';
import type { Search } from './search/search.ts';

/** How often a position must be visited before its favourite is believed. */
const BELIEVED = 8;
/** Smaller differences are not mentioned. */
const NOTICEABLE = 0.05;

/** The positions from a node on along the favourites, up to chance or to a hardly visited node; `state` is the node's. */
export function lineFrom(search: Search, from: number, state: StateBase): StateBase[] {
  const { tree } = search;
  const line = [state];
  for (let node = from; tree.first[node] !== 0 && tree.actor[node] !== CHANCE && tree.visits[node]! >= BELIEVED; ) {
    const next = search.favourite(node);
    const after = line.at(-1)!.clone();
    search.follow(after, node, next);
    line.push(after);
    node = next;
  }
  return line;
}

/** What one line gains a seat over another. */
export interface Gain {
  /** In the seat's expected points. */
  readonly points: number;
  /** What that is made of, the largest difference first. */
  readonly reasons: readonly Term[];
  /** In the expected points of the strongest opponent. */
  readonly rival: number;
}

/**
 * Why the search prefers one line to another. The two are compared where they reach the same point of the game: the same stage, with
 * the same seat facing the same task for the same number of times; elsewhere features mean something different and have other weights. Of such
 * points, the one where the better line is furthest ahead is used; if it is ahead in none, points don't show why it is better.
 */
export function gainOf(
  { rules }: Game,
  judge: Judge,
  better: readonly StateBase[],
  worse: readonly StateBase[],
  seat: Seat,
): Gain | undefined {
  const there = pointsOf(rules, judge, worse);
  return pointsOf(rules, judge, better)
    .map((point, i) => [better[i]!, worse[there.indexOf(point)]] as const)
    .flatMap(([one, other]) => (other === undefined ? [] : differenceOf(judge, one, other, seat)))
    .reduce<Gain | undefined>((most, gain) => (lead(gain) > (most === undefined ? 0 : lead(most)) ? gain : most), undefined);
}

/** How far ahead that puts the seat, minus the strongest opponent's gain. */
const lead = ({ points, rival }: Gain): number => points - rival;

/** The same from the other line's point of view. */
export const lossOf = ({ points, reasons, rival }: Gain): Gain => ({
  points: -points,
  reasons: reasons.map((reason) => ({ ...reason, points: -reason.points })),
  rival: -rival,
});

/** The points of the game along a line; one that recurs counts as another each time. */
function pointsOf(rules: Rules, judge: Judge, line: readonly StateBase[]): string[] {
  const times = new Map<string, number>();
  return line.map((state) => {
    const { clause, task } = rules.prompt(state) ?? {};
    const point = [judge.stage(state), rules.actor(state), clause, task].join(' ');
    times.set(point, (times.get(point) ?? 0) + 1);
    return `${point} ${times.get(point)}`;
  });
}

function differenceOf(judge: Judge, one: StateBase, other: StateBase, seat: Seat): Gain {
  const [here, there] = [one, other].map((state) => {
    const points = judge.points(state);
    return { own: points[seat]!, rival: Math.max(...points.filter((_, of) => of !== seat)), terms: judge.terms(state, seat) };
  });
  return { points: here!.own - there!.own, reasons: differences(here!.terms, there!.terms), rival: here!.rival - there!.rival };
}

/** The same from the terms of all seats in either line; undefined if the better line does not have more. */
export function gainBetween(better: readonly (readonly Term[])[], worse: readonly (readonly Term[])[], seat: Seat): Gain | undefined {
  const sum = (terms: readonly Term[]): number => terms.reduce((all, { points }) => all + points, 0);
  const rival = (seats: readonly (readonly Term[])[]): number => Math.max(...seats.filter((_, of) => of !== seat).map(sum));
  const gain = {
    points: sum(better[seat]!) - sum(worse[seat]!),
    reasons: differences(better[seat]!, worse[seat]!),
    rival: rival(better) - rival(worse),
  };
  return lead(gain) > 0 ? gain : undefined;
}

/** How terms differ from others, the largest difference first. */
function differences(terms: readonly Term[], others: readonly Term[]): Term[] {
  const named = new Map([...terms, ...others].map((term) => [term.feature, term]));
  const of = (list: readonly Term[], name: string): number => list.find(({ feature }) => feature === name)?.points ?? 0;
  return [...named.values()]
    .map((term) => ({ ...term, points: of(terms, term.feature) - of(others, term.feature) }))
    .filter(({ points }) => Math.abs(points) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}
