/** A whole server: opened from its settings, closed without losing anything. */
import type { AddressInfo } from 'node:net';
import { steadyClock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import { makeMetrics } from './base/metrics.ts';
import { reachOf } from './base/reach.ts';
import { compareWatched, keepComparing } from './bus/compare.ts';
import { passOnNews } from './bus/pass-on.ts';
import { WorkerThreads } from './domain/bots/threads.ts';
import { type Bus, noBus } from './domain/house/bus.ts';
import type { House } from './domain/house/house.ts';
import type { Jobs } from './domain/house/jobs.ts';
import { Tables } from './domain/tables/tables.ts';
import { checkRules } from './domain/upkeep/rules-check.ts';
import { answerFailures, makeApp } from './http/app.ts';
import { serveCalendar } from './http/calendar.ts';
import { serveNoticesOff } from './http/notices-off.ts';
import { serveRoutes } from './http/serve.ts';
import { serveWeb } from './http/web.ts';
import { stayAlive } from './jobs/alive.ts';
import { LocalJobs } from './jobs/local.ts';
import { attend, keepSweeping, sweep } from './jobs/sweep.ts';
import { workJobs } from './jobs/work.ts';
import { Live } from './live/live.ts';
import { Presence } from './live/presence.ts';
import { serveSockets } from './live/socket.ts';
import { makeSenders } from './senders/senders.ts';
import { openStore, type Store } from './store/open.ts';
import { secretOf } from './store/settings.ts';
import { holdFolder } from './store/sqlite/folder.ts';

export interface Server {
  readonly house: House;
  readonly live: Live;
  /** Where it listens. */
  readonly url: string;
  /** The server's regular work, for callers who can't wait for it. */
  readonly chores: {
    sweep(botIdle?: number): Promise<number>;
    attend(): Promise<void>;
    compare(): Promise<void>;
  };
  close(): Promise<void>;
}

/** What a test may replace. */
export type Parts = Partial<Pick<House, 'senders' | 'now'>>;

export async function openServer(config: Config, parts: Parts = {}): Promise<Server> {
  const letGo = config.database === undefined ? holdFolder(config.data) : () => {};
  try {
    return await openHeld(config, parts, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

async function openHeld(config: Config, parts: Parts, letGo: () => void): Promise<Server> {
  const lost: { warn: (error: Error) => void } = { warn: () => {} };
  const store = await openStore(config, (error) => lost.warn(error));
  const app = await makeApp(config, await secretOf(store.db));
  const log = app.log;
  lost.warn = (error) => log.warn({ error: error.message }, 'a connection to the database is lost');
  const now = parts.now ?? steadyClock();
  const bus = await openBus(config, store, log);
  const presence = new Presence(bus);
  const live = new Live(presence);
  const tables = new Tables(store.db);
  const bots = new WorkerThreads(config.bots.threads);
  const jobs = await openJobs(config, now, log);
  const metrics = makeMetrics({
    sockets: () => live.connections.size,
    tables: () => tables.loaded,
    thinking: () => bots.busy,
    commits: () => store.writer.commits,
  });
  const senders = parts.senders ?? makeSenders(config);
  const reach = (): string | null => reachOf(config, (app.addresses()[0] as AddressInfo | undefined)?.port ?? config.port);
  const house: House = { config, store, tables, audience: live, bus, jobs, bots, senders, metrics, log, now, reach };

  passOnNews(house, live, presence);
  answerFailures(app, house);
  serveRoutes(app, house);
  serveNoticesOff(app, house);
  serveCalendar(app, house);
  const stopSockets = serveSockets(app, house, live);
  await serveWeb(app, config);
  const stopLiving = await stayAlive(house);
  await workJobs(house);
  const stopComparing = keepComparing(house, live);
  const stopSweeping = await keepSweeping(house);
  const url = await app.listen({ host: config.host, port: config.port });
  const checking = checkRules(house);

  return {
    house,
    live,
    url,
    chores: choresOf(house, live),
    async close() {
      stopSockets();
      stopSweeping();
      stopComparing();
      presence.close();
      checking.stop();
      await checking.done;
      await app.close();
      await jobs.close();
      bots.close();
      await bus.close();
      await stopLiving();
      await store.close();
      letGo();
    },
  };
}

const choresOf = (house: House, live: Live): Server['chores'] => ({
  sweep: (botIdle) => sweep(house, botIdle),
  attend: () => attend(house),
  compare: () => compareWatched(house, live),
});

/** What PostgreSQL needs is loaded only with it. */
async function openBus({ database, patience }: Config, { pool }: Store, log: Log): Promise<Bus> {
  if (database === undefined || pool === undefined) return noBus;
  const { PostgresBus } = await import('./bus/postgres.ts');
  return PostgresBus.open(database, pool, patience, log);
}

async function openJobs({ database, patience }: Config, now: () => number, log: Log): Promise<Jobs> {
  if (database === undefined) return new LocalJobs(now, log);
  const { PostgresJobs } = await import('./jobs/postgres.ts');
  return PostgresJobs.open(database, patience, log);
}
