/** Jobs in the database, for several processes: each is done by one that lives. */
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

  private constructor(boss: PgBoss, pool: pg.Pool) {
    this.boss = boss;
    this.pool = pool;
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
    return new PostgresJobs(boss, pool);
  }

  async send(queue: Queue, { num, length }: Job, at: number): Promise<void> {
    await this.boss.send(queue, { num, length }, { singletonKey: `${num}:${length}`, startAfter: new Date(at) });
  }

  async work(queue: Queue, run: (job: Job) => Promise<void>): Promise<void> {
    const options = { pollingIntervalSeconds: POLL, batchSize: AT_ONCE };
    await this.boss.work<Job>(queue, options, async (jobs) => {
      const outcomes = await Promise.allSettled(jobs.map(({ data }) => run(data)));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    });
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5000 });
    await this.pool.end();
  }
}
