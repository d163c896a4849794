/** Analyses games, compares moves and measures boards, in workers of its own; to stop, it ends the worker. */
import { Cancelled, type Fairness, type Gain, type Part, WorkerHost } from '@shinar/bots';
import type { Code, GameRecord } from '@shinar/core';
import { merged, type Report } from './merged.ts';
import { openScript } from './open-script.ts';

export type { Report } from './merged.ts';

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
  readonly boardData?: unknown;
  readonly players: number;
  readonly games: number;
}

export type AnalysisRequest =
  | { readonly type: 'analyse'; readonly record: GameRecord; readonly part: Part }
  | WeighRequest
  | FairnessRequest;

/** The mover's expected share of the win after each move, the difference in final points, and why the better one is better. */
export interface Comparison {
  readonly best: number;
  readonly other: number;
  readonly points: number;
  readonly gain: Gain | undefined;
}

const open = openScript<AnalysisRequest>(() => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }));

/** More would slow down everything else on the device. */
const MOST_WORKERS = 2;

/** Reports what is known so far, getting better and better; returns a function that stops it. With several cores, two workers share the steps. */
export function analyse(record: GameRecord, told: (report: Report) => void, failed: (error: Error) => void): () => void {
  const parts = Math.min(MOST_WORKERS, navigator.hardwareConcurrency);
  const known: Report[] = [];
  const stops = Array.from({ length: parts }, (_, which) =>
    askOn<Report>(
      { type: 'analyse', record, part: { which, parts } },
      (report) => {
        known[which] = report;
        if (Object.keys(known).length === parts) told(merged(known));
      },
      failed,
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** How fair a board is, from games between bots: reports every few games, and at the end. */
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
