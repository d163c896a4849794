/** Why the bots like a step better or worse than another: what they judge by, under the headings that a game has for its groups. */
import type { Term } from '../judging/judge.ts';
import type { Gain } from '../outlook.ts';

/** By how much of the win two steps are apart, and by how many of the final points. */
export interface Apart {
  readonly share: number;
  readonly points: number;
}

/** What there is to say. */
export interface Reason {
  /** The points that are made up mostly of some headings. */
  readonly own?: { readonly points: number; readonly headings: readonly string[] };
  /** What the strongest rival has more. */
  readonly rival?: number;
  /** The points in the end, where nothing else is known. */
  readonly end?: number;
}

/** Less than half a point is not worth a word. */
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

/** The headings that make up most of a difference, those that speak against it left out. What has no heading stays unsaid. */
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
