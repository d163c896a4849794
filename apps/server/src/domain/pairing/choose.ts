/** Which table is best for somebody who wants to play now. */
import type { Language } from '@shinar/protocol';

export interface Candidate {
  readonly id: string;
  /** Seats that are still to be taken. */
  readonly open: number;
  /** The ratings of the seated people who have one. */
  readonly ratings: readonly number[];
  readonly languages: readonly Language[];
  readonly since: number;
  /** Already running: a bot's seat can be taken. */
  readonly running: boolean;
}

export interface Seeker {
  readonly rating: number | undefined;
  readonly language: Language;
}

/** This difference in ratings counts as much as one missing player. */
const POINTS_APART = 200;
const OTHER_LANGUAGE = 0.5;
const UNDER_WAY = 1.5;
const MOST_APART = 3;

/** The smaller, the better. */
function cost({ open, ratings, languages, running }: Candidate, { rating, language }: Seeker): number {
  const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
  const apart = rating === undefined || ratings.length === 0 ? 1 : Math.min(MOST_APART, Math.abs(rating - mean) / POINTS_APART);
  const foreign = languages.includes(language) ? 0 : OTHER_LANGUAGE;
  return open + apart + foreign + (running ? UNDER_WAY : 0);
}

/** The best first; if tied, the one that has waited longer. */
export function bestFirst(candidates: readonly Candidate[], seeker: Seeker): Candidate[] {
  const priced = candidates.map((candidate) => ({ candidate, price: cost(candidate, seeker) }));
  return priced.sort((a, b) => a.price - b.price || a.candidate.since - b.candidate.since).map(({ candidate }) => candidate);
}
