/** What the rooms of the server share. */
import type { BotHands } from './bots/hands.ts';
import type { Bus } from './bus/bus.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Metrics } from './metrics.ts';
import type { Senders } from './notices/senders.ts';
import type { Store } from './store/open.ts';
import type { Tables } from './tables/tables.ts';

/** Of a logger what we use; nothing personal goes in. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly live: Live;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly hands: BotHands;
  readonly senders: Senders;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
}

/** The address that people use. */
export const homeOf = ({ config }: Pick<House, 'config'>): string => config.origin ?? `http://${config.host}:${config.port}`;
