/** News between processes, by LISTEN and NOTIFY. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import type { Bus, News } from '../domain/house/bus.ts';
import { askerOf } from '../store/asking.ts';
import type { Db } from '../store/form/schema.ts';
import { CHANNEL, notify } from '../store/log/append.ts';

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
  private readonly patience: number;
  /** When the beat that hasn't come back yet was sent. */
  private beating: number | undefined;
  private readonly timer: NodeJS.Timeout;

  private constructor(url: string, pool: pg.Pool, patience: number, log: Log) {
    this.url = url;
    this.pool = pool;
    this.log = log;
    this.patience = patience;
    this.timer = setInterval(() => this.beat(), patience / 3);
    this.timer.unref();
  }

  static async open(url: string, pool: pg.Pool, patience: number, log: Log): Promise<PostgresBus> {
    const bus = new PostgresBus(url, pool, patience, log);
    await bus.connect();
    return bus;
  }

  listen(heard: (news: News) => void): void {
    this.heard = heard;
  }

  onGap(missed: () => void): void {
    this.missed = missed;
  }

  /** News that arrives during a query goes out with the next one. */
  async publish(news: News): Promise<void> {
    this.unsent.push(this.wordOf(news));
    await this.sendSoon();
  }

  async publishWith(db: Db, news: News): Promise<void> {
    await notify(askerOf(db), [this.wordOf(news)]);
  }

  wordOf(news: News): string {
    return JSON.stringify({ by: this.self, news });
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
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
    const limits = { connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT };
    // The database notices a missing heartbeat too.
    const options = `-c idle_session_timeout=${4 * this.patience}`;
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, options, ...limits });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    this.beating = undefined;
  }

  private receive(payload: string): void {
    const { by, news } = JSON.parse(payload) as { by: string; news?: News };
    if (by === this.self) this.beating = undefined;
    else if (news !== undefined) this.heard(news);
  }

  /** A message to ourselves, over the connection that brings the others' news: if it doesn't come back, nothing will. */
  private beat(): void {
    const { client } = this;
    if (client === undefined) return;
    if (this.beating === undefined) {
      this.beating = performance.now();
      const beat = client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ by: this.self })]);
      beat.catch(() => this.giveUp(client));
    } else if (performance.now() - this.beating > this.patience) {
      this.giveUp(client);
    }
  }

  private giveUp(client: pg.Client): void {
    this.reconnect(client);
    client.end().catch(() => {});
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
