/** Two moves compared in a worker. */
import type { Difference, Gain } from '@shinar/bots';
import type { Code } from '@shinar/core';
import type { AnalysisCall } from './analysis-worker.ts';

export interface WeighRequest {
  readonly game: string;
  readonly players: number;
  readonly state: unknown;
  readonly better: Code;
  readonly worse: Code;
}

/** What each leaves the mover of the win, and why the better one is better. */
export interface Comparison {
  readonly best: number;
  readonly other: number;
  readonly lead: Difference;
  readonly gain: Gain | undefined;
}

export const openAnalysisWorker = (): Worker => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });

export function compareMoves(weigh: WeighRequest): Promise<Comparison> {
  const worker = openAnalysisWorker();
  const call: AnalysisCall = { weigh };
  return new Promise<Comparison>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Comparison>) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.postMessage(call);
  }).finally(() => worker.terminate());
}
