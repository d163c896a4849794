/** Games analysed, moves compared and boards measured, in a worker of their own: who has enough of it ends the worker. */
import { type Analysis, Cancelled, type Difference, type Fairness, type Gain, WorkerHost } from '@shinar/bots';
import type { Code, GameRecord } from '@shinar/core';
import { openScript } from './open-script.ts';

export interface Report {
  readonly stage: 'glance' | 'careful' | 'done';
  /** Of the stage, from 0 to 1. */
  readonly done: number;
  readonly analysis: Analysis;
}

export interface WeighRequest {
  readonly type: 'weigh';
  readonly game: string;
  readonly players: number;
  readonly state: unknown;
  readonly better: Code;
  readonly worse: Code;
}

export interface FairnessRequest {
  readonly type: 'fairness';
  readonly game: string;
  readonly boardData: unknown;
  readonly players: number;
  readonly games: number;
}

export type AnalysisRequest = { readonly type: 'analyse'; readonly record: GameRecord } | WeighRequest | FairnessRequest;

/** What each leaves the mover of the win, and why the better one is better. */
export interface Comparison {
  readonly best: number;
  readonly other: number;
  readonly lead: Difference;
  readonly gain: Gain | undefined;
}

const open = openScript<AnalysisRequest>(() => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }));

/** Tells of all that is known so far, better and better; answers how to stop it. */
export const analyse = (record: GameRecord, told: (report: Report) => void, failed: (error: Error) => void): (() => void) =>
  askOn({ type: 'analyse', record }, told, failed);

/** How fair a board is, by games of bots: tells of what is known after some of them, and in the end of all. */
export const measureBoard = (
  request: Omit<FairnessRequest, 'type'>,
  told: (fairness: Fairness) => void,
  failed: (error: Error) => void,
): (() => void) => askOn({ ...request, type: 'fairness' }, told, failed);

function askOn<T>(request: AnalysisRequest, told: (known: T) => void, failed: (error: Error) => void): () => void {
  const host = new WorkerHost(open);
  host
    .ask(request, { progress: (known) => told(known as T) })
    .catch((error: Error) => !(error instanceof Cancelled) && failed(error))
    .finally(() => host.close());
  return () => host.close();
}

export async function compareMoves(asked: Omit<WeighRequest, 'type'>): Promise<Comparison> {
  const host = new WorkerHost(open);
  try {
    return (await host.ask({ ...asked, type: 'weigh' })) as Comparison;
  } finally {
    host.close();
  }
}
