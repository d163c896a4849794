/** SQLite waits for the disk in a thread of its own, so that the event loop does not. */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Append, Commit } from './append.ts';

/** What the thread does: a query as it is, or a group of appends in a transaction. */
export type Task = Pick<CompiledQuery, 'sql' | 'parameters'> | { readonly group: readonly Append[] };
export type Answer = { readonly done: unknown } | { readonly failed: Error };

export class WritingThread {
  private readonly worker: Worker;
  /** The end of the queue of those who write. */
  private last: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.worker = new Worker(new URL('./thread-worker.ts', import.meta.url), { workerData: path, name: 'commits' });
  }

  /** Waits until nobody else writes; to be called when done. */
  async hold(): Promise<() => void> {
    const before = this.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last = promise;
    await before;
    return resolve;
  }

  /** By who holds the thread. */
  query({ sql, parameters }: CompiledQuery): Promise<QueryResult<never>> {
    return this.ask({ sql, parameters }) as Promise<QueryResult<never>>;
  }

  readonly commit: Commit = async (group) => {
    const release = await this.hold();
    try {
      return (await this.ask({ group })) as ReadonlySet<number>;
    } finally {
      release();
    }
  };

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private ask(task: Task): Promise<unknown> {
    return new Promise((done, failed) => {
      this.worker.once('message', (answer: Answer) => ('done' in answer ? done(answer.done) : failed(answer.failed)));
      this.worker.postMessage(task);
    });
  }
}
