/** The analysis of a record, made in a worker of its own, so that stopping it is ending the worker. */
import type { Analysis } from '@shinar/bots';
import type { GameRecord } from '@shinar/core';
import { useEffect, useState } from 'react';
import type { AnalysisCall } from './analysis-worker.ts';
import { openAnalysisWorker } from './weigh.ts';

export interface Report {
  readonly stage: 'glance' | 'careful' | 'done';
  /** Of the stage, from 0 to 1. */
  readonly done: number;
  readonly analysis: Analysis;
}

export interface Analysing {
  /** What is known so far. */
  readonly report: Report | undefined;
  readonly running: boolean;
  readonly fault: string | undefined;
  stop(): void;
  start(): void;
}

export function useAnalysis(record: GameRecord): Analysing {
  const [report, setReport] = useState<Report>();
  const [running, setRunning] = useState(true);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (!running) return;
    const worker = openAnalysisWorker();
    const call: AnalysisCall = { record };
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      setReport(data);
      if (data.stage === 'done') setRunning(false);
    };
    worker.onerror = ({ message }) => {
      setFault(message);
      setRunning(false);
    };
    worker.postMessage(call);
    return () => worker.terminate();
  }, [record, running]);
  return { report, running, fault, stop: () => setRunning(false), start: () => setRunning(true) };
}
