/** Load: many sockets on many live tables in one process, or in several behind a proxy, first at a steady rate, then as fast as it goes.
 * node load.ts [sqlite|postgres] [tables, 500 if not said] [seconds of each part] [processes: several use PostgreSQL] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../src/store/open.ts';
import { testPostgres } from '../src/testing/postgres.ts';
import { Board, SOCKETS } from './board.ts';
import { doorRate } from './doors.ts';
import { Times, usage } from './measure.ts';
import { ServerProcess } from './processes.ts';
import { ReverseProxy } from './proxy.ts';
import { rawRates } from './raw.ts';

const STEPS_A_SECOND = 200;
const SEATED_AT_ONCE = 10;
/** No table is twice in what the raw run writes at once. */
const MOST_RAW_GROUP = 100;

export async function loadRun(kind: 'sqlite' | 'postgres', tables: number, seconds: number, processes = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-load-'));
  const postgres = kind === 'postgres' ? await testPostgres() : undefined;
  const database = await postgres?.database();
  const servers: ServerProcess[] = [];
  while (servers.length < processes)
    servers.push(await ServerProcess.start({ SHINAR_DATA: folder, ...(database && { SHINAR_DATABASE: database }) }));
  const proxy = processes > 1 ? await ReverseProxy.to(servers.map(({ url }) => url)) : undefined;
  const boards = await seated(proxy ?? servers[0]!, folder, database, tables);
  const idle = servers.map(({ pid }) => usage(pid).megabytes);
  const steady = await timed(servers, () => steadily(boards, seconds));
  const fast = await timed(servers, () => flatOut(boards, seconds));
  for (const server of servers) await server.stop();
  proxy?.end();
  const door = await doorRate(folder, await postgres?.database(), tables, seconds);
  const raw = await rawRates(folder, await postgres?.database(), Math.min(fast.group, MOST_RAW_GROUP), Math.min(seconds, 4));
  await postgres?.end();
  rmSync(folder, { recursive: true, force: true });
  const ofRaw = ({ rowsASecond }: { rowsASecond: number }): number => rounded(rowsASecond / raw.appends.rowsASecond);
  const shares = { sockets: ofRaw(fast), door: ofRaw(door) };
  return { kind, processes, tables, sockets: tables * (SOCKETS.players + SOCKETS.watchers), idle, steady, fast, door, raw, shares };
}

async function seated({ url }: Pick<ServerProcess, 'url'>, data: string, database: string | undefined, tables: number): Promise<Board[]> {
  const store = await openStore({ data, database, connections: 1, patience: 15_000 }, () => {});
  const boards: Board[] = [];
  while (boards.length < tables) {
    const more = Math.min(SEATED_AT_ONCE, tables - boards.length);
    boards.push(...(await Promise.all(Array.from({ length: more }, (_, i) => Board.seat(url, store, boards.length + i)))));
  }
  await store.close();
  return boards;
}

/** What a part of the run did and used: the server, and the clients here, whose own delays are in every time. */
async function timed(servers: readonly ServerProcess[], run: () => Promise<Times>) {
  const before = await usedBy(servers);
  const clients = process.cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const times = await run();
  const seconds = (performance.now() - began) / 1000;
  delay.disable();
  const after = await usedBy(servers);
  const { user, system } = process.cpuUsage(clients);
  return {
    stepsASecond: Math.round(times.count / seconds),
    rowsASecond: Math.round((after.rows - before.rows) / seconds),
    group: Math.round((after.appends - before.appends) / (after.commits - before.commits)),
    ...times.summary(),
    cores: {
      server: rounded((after.cpu - before.cpu) / seconds),
      loop: rounded((after.loop - before.loop) / seconds),
      writer: rounded((after.writer - before.writer) / seconds),
      clients: rounded((user + system) / 1e6 / seconds),
    },
    serverMicrosecondsAStep: Math.round(((after.cpu - before.cpu) / times.count) * 1e6),
    clientsLateP99: rounded(delay.percentile(99) / 1e6),
    megabytes: after.megabytes,
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What all of them have used and done. */
async function usedBy(servers: readonly ServerProcess[]) {
  const each = await Promise.all(servers.map(async (server) => ({ ...usage(server.pid), ...(await numbersOf(server)) })));
  const sum = (name: keyof (typeof each)[number]): number => each.reduce((all, one) => all + one[name], 0);
  return {
    cpu: sum('cpu'),
    loop: sum('loop'),
    writer: sum('writer'),
    megabytes: sum('megabytes'),
    rows: sum('rows'),
    appends: sum('appends'),
    commits: sum('commits'),
  };
}

/** Rows, appends and commits so far, as the server counts them. */
async function numbersOf({ url }: ServerProcess) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { rows: read('shinar_steps_total'), appends: read('shinar_append_seconds_count'), commits: read('shinar_commits') };
}

async function steadily(boards: readonly Board[], seconds: number): Promise<Times> {
  const times = new Times();
  const idle = [...boards];
  const open = new Set<Promise<void>>();
  const began = performance.now();
  for (let sent = 0; sent < seconds * STEPS_A_SECOND; sent++) {
    const wait = began + (sent * 1000) / STEPS_A_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    const board = idle.shift();
    if (board === undefined || board.over) continue;
    const step = board.step().then((time) => {
      times.add(time);
      idle.push(board);
      open.delete(step);
    });
    open.add(step);
  }
  await Promise.all(open);
  return times;
}

/** Every table with one step under way, until the first game is over. */
async function flatOut(boards: readonly Board[], seconds: number): Promise<Times> {
  const times = new Times();
  const until = performance.now() + seconds * 1000;
  let over = false;
  await Promise.all(
    boards.map(async (board) => {
      while (!over && performance.now() < until) {
        times.add(await board.step());
        over ||= board.over;
      }
    }),
  );
  return times;
}

if (import.meta.main) {
  const [kind = 'sqlite', tables = '500', seconds = '15', processes = '1'] = process.argv.slice(2);
  const store = kind === 'postgres' ? 'postgres' : 'sqlite';
  console.log(JSON.stringify(await loadRun(store, Number(tables), Number(seconds), Number(processes))));
  process.exit(0);
}
