/** SQLite waits for the disk in a thread of its own, so that the event loop does not. */
import { Worker } from 'node:worker_threads';
import type { Append, Commit } from './append.ts';
import type { Db } from './open.ts';

export type Answer = { readonly won: ReadonlySet<number> } | { readonly failed: Error };

/** Commits groups, one at a time. */
export class CommitThread {
  private readonly worker: Worker;
  private readonly db: Db;

  constructor(path: string, db: Db) {
    this.worker = new Worker(new URL('./thread-worker.ts', import.meta.url), { workerData: path, name: 'commits' });
    this.db = db;
  }

  /** While the thread writes, nobody writes here: the two would wait for each other inside the database, and the event loop with them. */
  readonly commit: Commit = (group) => this.db.connection().execute(() => this.ask(group));

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private ask(group: readonly Append[]): Promise<ReadonlySet<number>> {
    return new Promise((done, failed) => {
      this.worker.once('message', (answer: Answer) => ('won' in answer ? done(answer.won) : failed(answer.failed)));
      this.worker.postMessage(group);
    });
  }
}
