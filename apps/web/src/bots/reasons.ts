/** Why the bots like a step: the features of their judgement under the headings that a game has for them. */
import type { Term } from '@shinar/bots';

/** Less than half a point is not worth a word. */
const NOTICEABLE = 0.5;
const MOST = 2;

export const isNoticeable = (points: number): boolean => Math.abs(points) >= NOTICEABLE;

/** The headings that make up most of a difference, those that speak against it left out. What has no heading stays unsaid. */
export function headingsOf(headingOf: (feature: string) => string | undefined, terms: readonly Term[], difference: number): string[] {
  const sums = new Map<string, number>();
  for (const { feature, points } of terms) {
    const heading = headingOf(feature);
    if (heading !== undefined) sums.set(heading, (sums.get(heading) ?? 0) + points * Math.sign(difference));
  }
  return [...sums]
    .filter(([, points]) => isNoticeable(points) && points > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([heading]) => heading);
}
