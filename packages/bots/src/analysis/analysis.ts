/** A whole game looked into: what each seat could expect at every moment, what chance did, and what the choices cost. */
import type { Code, Seat, Step } from '@shinar/core';
import type { Gain } from '../outlook.ts';
import type { Value } from '../valuing.ts';
import type { Difference } from './weigh.ts';

/** A seat chose, and could have chosen otherwise. */
export interface Choice {
  readonly kind: 'choice';
  readonly seat: Seat;
  /** The move that the search likes best, and as a step; the one that was played, where nothing better was found. */
  readonly best: Code;
  readonly better: Step;
  /** What the mover lost of the win against it. */
  readonly lost: Difference;
  /** What each seat could expect after the step that was played, and after the better one. */
  readonly played: Value;
  readonly instead: Value;
  /** What the better one has more for the mover; unknown where points do not show it. */
  readonly gain: Gain | undefined;
  /** Whether both were searched long enough for a verdict. */
  readonly checked: boolean;
}

/** Chance drew: what that brought each seat, against the mean of all that could have come. */
interface Luck {
  readonly kind: 'chance';
  readonly luck: readonly Difference[];
}

/** There was nothing to choose; or nobody has looked yet. */
type Plain = { readonly kind: 'forced' } | { readonly kind: 'open' };

export type Finding = Choice | Luck | Plain;

export interface Analysis {
  readonly players: number;
  /** Before the first step, and after each. */
  readonly curve: readonly Value[];
  /** One for each step. */
  readonly findings: readonly Finding[];
}

export const VERDICTS = ['slip', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What must surely be lost of the win for each. */
const LEAST_LOST: Readonly<Record<Verdict, number>> = { slip: 0.02, mistake: 0.05, blunder: 0.1 };
/** A difference counts only as far as it is more than so many standard errors. */
const ERRORS = 2;
const LEAST_LUCK = 0.04;

/** What is left of a difference once its error has been allowed for. */
export const surely = ({ mean, error }: Difference): number => Math.sign(mean) * Math.max(0, Math.abs(mean) - ERRORS * error);

export function verdictOn(finding: Finding): Verdict | undefined {
  if (finding.kind !== 'choice' || !finding.checked) return undefined;
  return VERDICTS.findLast((verdict) => surely(finding.lost) >= LEAST_LOST[verdict]);
}

export interface TurningPoint {
  readonly step: number;
  /** Shares of the win that changed hands: lost by the chooser, or won or lost by the seat that chance moved most. */
  readonly weight: number;
}

/** Where the game was decided, by choice or by chance; the weightiest first. */
export function turningPoints({ findings }: Analysis, most: number): TurningPoint[] {
  return findings
    .map((finding, step) => ({ step, weight: weightOf(finding) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}

function weightOf(finding: Finding): number {
  if (finding.kind === 'chance') {
    const most = Math.max(...finding.luck.map((luck) => Math.abs(surely(luck))));
    return most >= LEAST_LUCK ? most : 0;
  }
  return finding.kind === 'choice' && verdictOn(finding) !== undefined ? finding.lost.mean : 0;
}

/** By seat: what of the win was lost by its own choices, and won or lost by chance. Only what is sure counts. */
export interface Balance {
  readonly lost: readonly number[];
  readonly luck: readonly number[];
}

export function balanceOf({ players, findings }: Analysis): Balance {
  const lost = Array<number>(players).fill(0);
  const luck = Array<number>(players).fill(0);
  for (const finding of findings) {
    if (finding.kind === 'choice') lost[finding.seat]! += Math.max(0, surely(finding.lost));
    if (finding.kind === 'chance') for (const [seat, drawn] of finding.luck.entries()) luck[seat]! += drawn.mean;
  }
  return { lost, luck };
}
