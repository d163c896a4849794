/** What several workers have found about one game, each for its own steps. */
import type { Analysis } from '@shinar/bots';

const STAGES = ['glance', 'careful', 'done'] as const;

export interface Report {
  readonly stage: (typeof STAGES)[number];
  /** Of the stage, from 0 to 1. */
  readonly done: number;
  readonly analysis: Analysis;
}

/** Progress is that of the slowest. */
export function merged(reports: readonly Report[]): Report {
  const stage = STAGES.find((each) => reports.some((report) => report.stage === each))!;
  const behind = reports.filter((report) => report.stage === stage);
  const of = (step: number): Analysis => reports[step % reports.length]!.analysis;
  const { players, curve, findings } = reports[0]!.analysis;
  return {
    stage,
    done: Math.min(...behind.map(({ done }) => done)),
    analysis: { players, curve: curve.map((_, i) => of(i).curve[i]!), findings: findings.map((_, i) => of(i).findings[i]!) },
  };
}
