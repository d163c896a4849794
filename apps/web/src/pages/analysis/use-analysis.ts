/** The analysis of a kept game, in a worker of its own, so that stopping means ending the worker; kept once finished. */
import type { GameRecord } from '@shinar/core';
import { useEffect, useState } from 'react';
import { analyse, type Report } from '../../bots/analysing.ts';
import { findAnalysis, keepAnalysis } from '../../kept/analyses.ts';

export interface Analysing {
  /** What is known so far. */
  readonly report: Report | undefined;
  readonly running: boolean;
  readonly failed: boolean;
  stop(): void;
  start(): void;
}

export function useAnalysis(id: string, record: GameRecord): Analysing {
  const [report, setReport] = useState<Report>();
  const [state, setState] = useState<'looking' | 'running' | 'idle'>('looking');
  const [failed, setFailed] = useState(false);
  const { length } = record.steps;
  useEffect(() => {
    let left = false;
    void findAnalysis(id, length).then((analysis) => {
      if (left) return;
      if (analysis !== undefined) setReport({ stage: 'done', done: 1, analysis });
      setState(analysis === undefined ? 'running' : 'idle');
    });
    return () => {
      left = true;
    };
  }, [id, length]);
  useEffect(() => {
    if (state !== 'running') return;
    setFailed(false);
    const told = (next: Report): void => {
      setReport(next);
      if (next.stage !== 'done') return;
      setState('idle');
      void keepAnalysis(id, length, next.analysis);
    };
    return analyse(record, told, (error) => {
      console.warn(error);
      setFailed(true);
      setState('idle');
    });
  }, [id, record, length, state]);
  return { report, running: state !== 'idle', failed, stop: () => setState('idle'), start: () => setState('running') };
}
