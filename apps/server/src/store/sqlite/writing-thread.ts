/** SQLite waits for the disk in a thread of its own, so that the event loop doesn't have to. */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Append, Commit } from '../log/append.ts';

/** A task for the thread: a single query, or a group of appends in a transaction. */
export type Task = Pick<CompiledQuery, 'sql' | 'parameters'> | { readonly group: readonly Append[] };
/** An error loses its own fields on the way; the number is SQLite's. */
export type Answer = { readonly done: unknown } | { readonly failed: Error; readonly errcode: number | undefined };

export class WritingThread {
  private readonly worker: Worker;
  /** The caller waiting for an answer; the queue allows one at a time. */
  private asking: { done(answer: unknown): void; failed(error: Error): void } | undefined;
  private broken: Error | undefined;
  /** The end of the queue of writers. */
  private last: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.worker = new Worker(new URL('./writing-thread-main.ts', import.meta.url), { workerData: path, name: 'commits' });
    this.worker.on('message', (answer: Answer) => this.answered(answer));
    this.worker.on('error', (error: Error) => this.ended(error));
    this.worker.on('exit', () => this.ended(new Error('sqlite: the writing thread has ended')));
  }

  /** Waits until nobody else is writing; returns a function to call when done. */
  async hold(): Promise<() => void> {
    const before = this.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last = promise;
    await before;
    return resolve;
  }

  /** Only for the caller that holds the thread. */
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
      if (this.broken) return failed(this.broken);
      this.asking = { done, failed };
      this.worker.postMessage(task);
    });
  }

  private answered(answer: Answer): void {
    const { asking } = this;
    this.asking = undefined;
    if ('done' in answer) asking?.done(answer.done);
    else asking?.failed(Object.assign(answer.failed, { errcode: answer.errcode }));
  }

  /** Without the thread nothing can be written, so everyone waiting is told. */
  private ended(why: Error): void {
    this.broken ??= why;
    this.asking?.failed(this.broken);
    this.asking = undefined;
  }
}
