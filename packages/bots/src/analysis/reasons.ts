/** Why the bots prefer one step to another: what they judge by, under the headings a game has for its groups. */
import type { Term } from '../judging/judge.ts';
import type { Gain } from '../outlook.ts';

/** How far two steps are apart, in share of the win and in final points. */
export interface Apart {
  readonly share: number;
  readonly points: number;
}

/** The parts of an explanation. */
export interface Reason {
  /** The points that mostly come from some headings. */
  readonly own?: { readonly points: number; readonly headings: readonly string[] };
  /** What the strongest rival gains. */
  readonly rival?: number;
  /** The difference in final points, if nothing else is known. */
  readonly end?: number;
}

/** Less than half a point is not worth mentioning. */
const NOTICEABLE = 0.5;
const MOST = 2;

const isNoticeable = (points: number): boolean => Math.abs(points) >= NOTICEABLE;

export function reasonIn(headingOf: (group: string) => string | undefined, gain: Gain | undefined, apart: Apart): Reason {
  const { points = 0, reasons = [], rival = 0 } = gain ?? {};
  const headings = headingsOf(headingOf, reasons, points);
  const own = isNoticeable(points) && headings.length > 0;
  const others = isNoticeable(rival) && rival * points <= 0;
  if (own || others) return { ...(own && { own: { points, headings } }), ...(others && { rival }) };
  return isNoticeable(apart.points) && apart.points * apart.share > 0 ? { end: apart.points } : {};
}

/** The headings that make up most of a difference, without those that count against it. Terms without a heading are left out. */
export function headingsOf(headingOf: (group: string) => string | undefined, terms: readonly Term[], difference: number): string[] {
  const sums = new Map<string, number>();
  for (const { group, points } of terms) {
    const heading = headingOf(group);
    if (heading !== undefined) sums.set(heading, (sums.get(heading) ?? 0) + points * Math.sign(difference));
  }
  return [...sums]
    .filter(([, points]) => isNoticeable(points) && points > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([heading]) => heading);
}
