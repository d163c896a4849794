/** Jobs in the database, for several processes: one that is alive does each. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from '../base/log.ts';
import { type Job, type Jobs, QUEUES, type Queue } from '../domain/house/jobs.ts';
import { postgresPool } from '../store/postgres.ts';

const POLL = 0.5;
const AT_ONCE = 10;
const HOUR = 3600;

const CONNECTIONS = 4;

export class PostgresJobs implements Jobs {
  private readonly boss: PgBoss;
  private readonly pool: pg.Pool;
  private readonly log: Log;
  private readonly underWay = new Map<Queue, Set<Promise<void>>>();

  private constructor(boss: PgBoss, pool: pg.Pool, log: Log) {
    this.boss = boss;
    this.pool = pool;
    this.log = log;
  }

  static async open(url: string, patience: number, log: Log): Promise<PostgresJobs> {
    const pool = postgresPool(url, CONNECTIONS, (error) => log.warn({ error: error.message }, 'jobs'), patience);
    const boss = new PgBoss({ schema: 'jobs', db: { executeSql: (text, values) => pool.query(text, values) } });
    boss.on('error', (error) => log.warn({ error: String(error) }, 'jobs'));
    await boss.start();
    for (const queue of QUEUES) {
      await boss.createQueue(queue, {
        policy: 'short',
        retryLimit: 1,
        expireInSeconds: 60,
        deleteAfterSeconds: HOUR,
        retentionSeconds: 40 * 24 * HOUR,
      });
    }
    return new PostgresJobs(boss, pool, log);
  }

  async send(queue: Queue, { num, length }: Job, at: number): Promise<void> {
    await this.boss.send(queue, { num, length }, { singletonKey: `${num}:${length}`, startAfter: new Date(at) });
  }

  async work(queue: Queue, run: (job: Job) => Promise<void>): Promise<void> {
    const options = { pollingIntervalSeconds: POLL, batchSize: AT_ONCE };
    await this.boss.work<Job>(queue, options, async (jobs) => {
      for (const { data } of jobs) await this.begin(queue, () => run(data));
    });
  }

  /** Starts it as soon as there is room: a bot that thinks long doesn't hold up others. The sweep finds what is lost with a process. */
  private async begin(queue: Queue, run: () => Promise<void>): Promise<void> {
    const running = this.underWay.get(queue) ?? new Set();
    this.underWay.set(queue, running);
    while (running.size >= AT_ONCE) await Promise.race(running);
    const job = run().catch((error: unknown) => this.log.warn({ queue, error: String(error) }, 'a job is left to the sweep'));
    running.add(job);
    void job.finally(() => running.delete(job));
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5000 });
    await Promise.all([...this.underWay.values()].flatMap((running) => [...running]));
    await this.pool.end();
  }
}
