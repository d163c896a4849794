/** Word between processes by LISTEN and NOTIFY. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../house.ts';
import type { Bus, News } from './bus.ts';

const CHANNEL = 'shinar';
const RETRY = 500;
const TIMEOUT = 5000;

export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly pool: pg.Pool;
  private readonly log: Log;
  private readonly self = randomBytes(6).toString('base64url');
  private client: pg.Client | undefined;
  private heard: (news: News) => void = () => {};
  private missed: () => void = () => {};
  private unsent: string[] = [];
  private sending: Promise<void> | undefined;
  private closing = false;

  private constructor(url: string, pool: pg.Pool, log: Log) {
    this.url = url;
    this.pool = pool;
    this.log = log;
  }

  static async open(url: string, pool: pg.Pool, log: Log): Promise<PostgresBus> {
    const bus = new PostgresBus(url, pool, log);
    await bus.connect();
    return bus;
  }

  listen(heard: (news: News) => void): void {
    this.heard = heard;
  }

  onGap(missed: () => void): void {
    this.missed = missed;
  }

  /** What is said while a query is under way goes out with the next one. */
  async publish(news: News): Promise<void> {
    this.unsent.push(JSON.stringify({ by: this.self, news }));
    await this.sendSoon();
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.sending;
    await this.client?.end();
  }

  private async send(): Promise<void> {
    while (this.unsent.length > 0) {
      const batch = this.unsent.splice(0);
      try {
        await this.pool.query('select pg_notify($1, word) from unnest($2::text[]) as word', [CHANNEL, batch]);
      } catch (error) {
        this.log.warn({ error: String(error) }, 'word to the other processes is late');
        if (!this.closing) setTimeout(() => this.again(batch), RETRY);
        return;
      }
    }
  }

  private again(batch: readonly string[]): void {
    this.unsent.unshift(...batch);
    void this.sendSoon();
  }

  private sendSoon(): Promise<void> {
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: TIMEOUT });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  private hear(payload: string): void {
    const { by, news } = JSON.parse(payload) as { by: string; news: News };
    if (by !== this.self) this.heard(news);
  }

  private reconnect(lost: pg.Client): void {
    if (this.closing || this.client !== lost) return;
    this.client = undefined;
    this.log.warn({}, 'the line to the other processes is lost');
    const again = (): void => {
      if (this.closing) return;
      this.connect().then(
        () => this.missed(),
        () => setTimeout(again, RETRY),
      );
    };
    setTimeout(again, RETRY);
  }
}
