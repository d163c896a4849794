/** A whole game analysed: what each seat could expect at every moment, what chance did, and what the choices cost. */
import type { Code, Seat, Step } from '@shinar/core';
import type { Gain } from '../outlook.ts';
import type { Value } from '../valuing.ts';
import type { Difference } from './weigh.ts';

/** A seat had a choice. */
export interface Choice {
  readonly kind: 'choice';
  readonly seat: Seat;
  /** The search's favourite move, also as a step; the move played if nothing better was found. */
  readonly best: Code;
  readonly better: Step;
  /** How much of the win the mover gave up by not playing it. */
  readonly lost: Difference;
  /** What each seat could expect after the step played, and after the better one. */
  readonly played: Value;
  readonly instead: Value;
  /** What the better one gains the mover; undefined if points don't show it. */
  readonly gain: Gain | undefined;
  /** Whether both were searched long enough for a verdict. */
  readonly checked: boolean;
}

/** Chance drew: what that brought each seat, compared with the mean over all possible draws. */
interface Luck {
  readonly kind: 'chance';
  readonly luck: readonly Difference[];
}

/** There was nothing to choose, or it has not been analysed yet. */
type Plain = { readonly kind: 'forced' } | { readonly kind: 'open' };

export type Finding = Choice | Luck | Plain;

export interface Analysis {
  readonly players: number;
  /** Before the first step and after each one. */
  readonly curve: readonly Value[];
  /** One per step. */
  readonly findings: readonly Finding[];
}

export const VERDICTS = ['slip', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** How much of the win must certainly be lost for each verdict. */
const LEAST_LOST: Readonly<Record<Verdict, number>> = { slip: 0.02, mistake: 0.05, blunder: 0.1 };
/** A difference counts only for what exceeds this many standard errors. */
const ERRORS = 2;
const LEAST_LUCK = 0.04;

/** What remains of a difference after allowing for its error. */
export const surely = ({ mean, error }: Difference): number => Math.sign(mean) * Math.max(0, Math.abs(mean) - ERRORS * error);

export function verdictOn(finding: Finding): Verdict | undefined {
  if (finding.kind !== 'choice' || !finding.checked) return undefined;
  return VERDICTS.findLast((verdict) => surely(finding.lost) >= LEAST_LOST[verdict]);
}

export interface TurningPoint {
  readonly step: number;
  /** The share of the win that changed hands: lost by the chooser, or gained or lost by the seat that chance affected most. */
  readonly weight: number;
}

/** Where the game was decided, by choice or by chance; the largest first. */
export function turningPoints({ findings }: Analysis, most: number): TurningPoint[] {
  return findings
    .map((finding, step) => ({ step, weight: weightOf(finding) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}

/** Whether it is told what chance brought a seat. */
export const isFelt = (luck: Difference): boolean => Math.abs(surely(luck)) >= LEAST_LUCK;

function weightOf(finding: Finding): number {
  if (finding.kind === 'chance') return Math.max(0, ...finding.luck.filter(isFelt).map((luck) => Math.abs(surely(luck))));
  return finding.kind === 'choice' && verdictOn(finding) !== undefined ? finding.lost.mean : 0;
}

/** By seat: the share of the win lost by its own choices, and gained or lost by chance. Counts only what is certain. */
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
