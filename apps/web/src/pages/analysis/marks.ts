/** How good each choice was, at a glance. */
import { type Analysis, type Finding, type Verdict, verdictOn } from '@shinar/bots';
import type { Seat } from '@shinar/core';

export type MoveMark = 'best' | 'fine' | Verdict;

/** The sign before a move in the list. */
export const SIGNS: Readonly<Record<MoveMark, string>> = { best: '★', fine: '✓', slip: '?!', mistake: '?', blunder: '??' };

/** Undefined if there was no choice, or nobody has looked yet. */
export function markOf(finding: Finding): MoveMark | undefined {
  if (finding.kind !== 'choice') return undefined;
  return verdictOn(finding) ?? (finding.lost.mean === 0 ? 'best' : 'fine');
}

/** The share of a seat's choices where nothing certainly better was found; undefined without any choice. */
export function accuracyOf({ findings }: Analysis, seat: Seat): number | undefined {
  const marks = findings.flatMap((finding) => (finding.kind === 'choice' && finding.seat === seat ? [markOf(finding)] : []));
  return marks.length === 0 ? undefined : marks.filter((mark) => mark === 'best' || mark === 'fine').length / marks.length;
}
