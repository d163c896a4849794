import type { Log } from '../base/log.ts';
import type { Job, Jobs, Queue } from '../domain/house/jobs.ts';

/** Jobs in this process, by timers. */
export class LocalJobs implements Jobs {
  private readonly now: () => number;
  private readonly log: Log;
  private readonly workers = new Map<Queue, (job: Job) => Promise<void>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();

  constructor(now: () => number, log: Log) {
    this.now = now;
    this.log = log;
  }

  async send(queue: Queue, job: Job, at: number): Promise<void> {
    const key = `${queue}:${job.num}:${job.length}`;
    const wait = Math.max(0, at - this.now());
    clearTimeout(this.timers.get(key));
    this.timers.set(
      key,
      setTimeout(() => {
        this.timers.delete(key);
        this.run(queue, job);
      }, wait),
    );
  }

  async work(queue: Queue, run: (job: Job) => Promise<void>): Promise<void> {
    this.workers.set(queue, run);
  }

  async close(): Promise<void> {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.workers.clear();
    await Promise.all(this.running);
  }

  private run(queue: Queue, job: Job): void {
    const work = this.workers
      .get(queue)?.(job)
      .catch((error: unknown) => {
        this.log.error({ queue, ...job, error: String(error) }, 'job failed');
      });
    if (work === undefined) return;
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }
}
