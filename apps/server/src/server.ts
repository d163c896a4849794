/** A server, whole: opened from its settings, closed without losing anything. */
import { BotHands } from './bots/hands.ts';
import { botTurn } from './bots/turn.ts';
import { type Bus, noBus } from './bus/bus.ts';
import { hearNews } from './bus/hear.ts';
import { PostgresBus } from './bus/postgres.ts';
import { deadline } from './clocks/deadline.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { answerFailures, makeApp } from './http/app.ts';
import { serveRoutes } from './http/serve.ts';
import { serveWeb } from './http/web.ts';
import { LocalJobs } from './jobs/local.ts';
import { PostgresJobs } from './jobs/postgres.ts';
import { keepSweeping } from './jobs/sweep.ts';
import { Live } from './live/live.ts';
import { Presence } from './live/presence.ts';
import { serveSockets } from './live/socket.ts';
import { makeMetrics } from './metrics.ts';
import { makeSenders } from './notices/senders.ts';
import { noticeTurn } from './notices/turn.ts';
import { playPlan } from './plans/plans.ts';
import { countTable } from './ratings/rate.ts';
import { openStore, type Store } from './store/open.ts';
import { checkRules } from './store/rules-check.ts';
import { secretOf } from './store/settings.ts';
import { Tables } from './tables/tables.ts';

export interface Server {
  readonly house: House;
  /** Where it listens. */
  readonly url: string;
  close(): Promise<void>;
}

/** What a test may put in place of the real thing. */
export type Parts = Partial<Pick<House, 'senders' | 'now'>>;

export async function openServer(config: Config, parts: Parts = {}): Promise<Server> {
  const lost: { warn: (error: Error) => void } = { warn: () => {} };
  const store = await openStore(config, (error) => lost.warn(error));
  const app = await makeApp(config, await secretOf(store.db));
  const log = app.log;
  lost.warn = (error) => log.warn({ error: error.message }, 'a connection to the database is lost');
  const now = parts.now ?? Date.now;
  const bus = await openBus(config, store, log);
  const presence = new Presence(bus);
  const live = new Live(presence);
  const tables = new Tables(store.db);
  const hands = new BotHands(config.bots.threads);
  const jobs = config.database === undefined ? new LocalJobs(now, log) : await PostgresJobs.open(config.database, log);
  const metrics = makeMetrics({
    sockets: () => live.connections.size,
    tables: () => tables.loaded,
    thinking: () => hands.busy,
    commits: () => store.writer.commits,
  });
  const senders = parts.senders ?? makeSenders(config);
  const house: House = { config, store, tables, live, bus, jobs, hands, senders, metrics, log, now };

  hearNews(house, presence);
  answerFailures(app, house);
  serveRoutes(app, house);
  const stopSockets = serveSockets(app, house);
  await serveWeb(app, config);
  await jobs.work('bot', (job) => botTurn(house, job));
  await jobs.work('deadline', (job) => deadline(house, job));
  await jobs.work('notice', (job) => noticeTurn(house, job));
  await jobs.work('plan', async (job) => noticeTurn(house, await playPlan(house, job)));
  await jobs.work('rating', (job) => countTable(house, job));
  const stopSweeping = await keepSweeping(house);
  const url = await app.listen({ host: config.host, port: config.port });
  const checking = checkRules(house);

  return {
    house,
    url,
    async close() {
      stopSockets();
      stopSweeping();
      presence.close();
      checking.stop();
      await checking.done;
      await app.close();
      await jobs.close();
      hands.close();
      await bus.close();
      await store.close();
    },
  };
}

async function openBus({ database }: Config, { pool }: Store, log: House['log']): Promise<Bus> {
  return database === undefined || pool === undefined ? noBus : PostgresBus.open(database, pool, log);
}
