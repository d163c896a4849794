/** Worker threads that play matches; one that dies costs its match and is replaced. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reply } from './match-worker.ts';
import type { Match } from './plan.ts';

const ENTRY = new URL('./match-worker.ts', import.meta.url);

/** Plays all matches, `jobs` at a time, and tells of each as it ends. */
export async function playAll(matches: readonly Match[], jobs: number, told: (match: Match, reply: Reply) => void): Promise<void> {
  const waiting = matches.values();
  await Promise.all(
    Array.from({ length: Math.min(jobs, matches.length) }, async () => {
      let worker = new Worker(ENTRY);
      for (const match of waiting) {
        const reply = await ask(worker, match);
        told(match, reply);
        if ('failure' in reply) {
          await dismiss(worker);
          worker = new Worker(ENTRY);
        }
      }
      await dismiss(worker);
    }),
  );
}

/** The programs of the worker leave first; one that is gone already has none. */
async function dismiss(worker: Worker): Promise<void> {
  if (worker.threadId < 0) return;
  worker.postMessage(null);
  await once(worker, 'exit');
}

function ask(worker: Worker, match: Match): Promise<Reply> {
  return new Promise((answered) => {
    const failed = (error: unknown): void => done({ failure: error instanceof Error ? error.message : String(error) });
    const ended = (code: number): void => done({ failure: `the thread ended with exit code ${code}` });
    const done = (reply: Reply): void => {
      worker.off('message', done).off('error', failed).off('exit', ended);
      answered(reply);
    };
    worker.on('message', done).on('error', failed).on('exit', ended);
    worker.postMessage(match);
  });
}
