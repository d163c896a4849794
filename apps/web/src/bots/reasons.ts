/** Why the bots like a step, in few words: the features of their judgement under the headings that a game has for them. */
import type { Term } from '@shinar/bots';

export interface Reason {
  readonly heading: string;
  readonly points: number;
}

/** Less than this is not worth a word. */
const NOTICEABLE = 0.3;
const MOST = 3;

export const isNoticeable = (points: number): boolean => Math.abs(points) >= NOTICEABLE;

/** The reasons in words' order: what weighs most first. What has no heading stays unsaid. */
export function reasonsOf(headingOf: (feature: string) => string | undefined, terms: readonly Term[]): Reason[] {
  const sums = new Map<string, number>();
  for (const { feature, points } of terms) {
    const heading = headingOf(feature);
    if (heading !== undefined) sums.set(heading, (sums.get(heading) ?? 0) + points);
  }
  return [...sums]
    .map(([heading, points]) => ({ heading, points }))
    .filter(({ points }) => isNoticeable(points))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}
