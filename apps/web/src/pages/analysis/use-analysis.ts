/** The analysis of a record, made in a worker of its own, so that stopping it is ending the worker. */
import type { GameRecord } from '@shinar/core';
import { useEffect, useState } from 'react';
import { analyse, type Report } from '../../bots/analysing.ts';

export interface Analysing {
  /** What is known so far. */
  readonly report: Report | undefined;
  readonly running: boolean;
  readonly failed: boolean;
  stop(): void;
  start(): void;
}

export function useAnalysis(record: GameRecord): Analysing {
  const [report, setReport] = useState<Report>();
  const [running, setRunning] = useState(true);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!running) return;
    setFailed(false);
    const told = (next: Report): void => {
      setReport(next);
      if (next.stage === 'done') setRunning(false);
    };
    return analyse(record, told, (error) => {
      console.warn(error);
      setFailed(true);
      setRunning(false);
    });
  }, [record, running]);
  return { report, running, failed, stop: () => setRunning(false), start: () => setRunning(true) };
}
