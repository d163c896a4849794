/** The one way into the log. Appends that arrive together are committed together, and each is answered once its group is durable. */
import type { Append, Commit } from './append.ts';

interface Waiting {
  readonly append: Append;
  done(won: boolean): void;
  failed(error: unknown): void;
}

const MOST_IN_GROUP = 200;

export class Writer {
  private readonly commit: Commit;
  /** How many groups may be in progress at once. */
  private readonly lanes: number;
  private queue: Waiting[] = [];
  private busy = 0;
  /** Groups committed so far. */
  commits = 0;
  private whenIdle: (() => void)[] = [];

  constructor(commit: Commit, lanes: number) {
    this.commit = commit;
    this.lanes = lanes;
  }

  /** True once the entries are durable, false if the table has changed since. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.queue.push({ append, done, failed });
      if (this.queue.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Resolves when nothing is in progress. */
  idle(): Promise<void> {
    return this.busy === 0 && this.queue.length === 0 ? Promise.resolve() : new Promise((done) => this.whenIdle.push(done));
  }

  private flush(): void {
    while (this.queue.length > 0 && this.busy < this.lanes) {
      this.busy++;
      void this.write(this.queue.splice(0, MOST_IN_GROUP));
    }
    if (this.busy === 0) for (const done of this.whenIdle.splice(0)) done();
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    const answer = await this.commit(group.map(({ append }) => append)).then(
      (won) => {
        this.commits++;
        return ({ append, done }: Waiting) => done(won.has(append.num));
      },
      (error: unknown) =>
        ({ failed }: Waiting) =>
          failed(error),
    );
    this.busy--;
    this.flush();
    // Deferred, so that the next group is under way while this one is announced.
    setImmediate(() => group.forEach(answer));
  }
}
