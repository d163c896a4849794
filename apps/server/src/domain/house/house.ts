/** What the rooms of the domain share. Everything outside (sockets, other processes, queues, mail) is here only as an interface. */
import type { Config } from '../../base/config.ts';
import type { Log } from '../../base/log.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { Store } from '../../store/open.ts';
import type { Tables } from '../tables/tables.ts';
import type { Audience } from './audience.ts';
import type { BotThreads } from './bot-threads.ts';
import type { Bus } from './bus.ts';
import type { Jobs } from './jobs.ts';
import type { Senders } from './senders.ts';

export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly audience: Audience;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly bots: BotThreads;
  readonly senders: Senders;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
  /** The address for other devices; null if only this machine can reach it. */
  reach(): string | null;
}

/** The address that people use. */
export const homeOf = ({ config, reach }: Pick<House, 'config' | 'reach'>): string => reach() ?? `http://${config.host}:${config.port}`;
