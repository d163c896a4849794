/** What things cost in processor time and memory, which is the same however busy the machine is: a socket, a step, somebody who watches, a bot's step.
 * node costs.ts [sockets, 1000 if not said] */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openStore, type Store } from '../src/store/open.ts';
import { testPostgres } from '../src/testing/postgres.ts';
import { Visitor } from '../src/testing/server.ts';
import { Board } from './board.ts';
import { cpuOf, usage } from './measure.ts';
import { ServerProcess } from './processes.ts';

const STEPS = 400;
const TABLES = 40;
const WATCHERS = 200;
const LEVELS = [1, 3, 5];
const SECONDS_OF_BOTS = 15;

const micro = (seconds: number, count: number): number => Math.round((seconds / count) * 1e6);

/** The processor time of the database's own processes so far, in seconds. */
async function databaseCpu({ db }: Store): Promise<number> {
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(db);
  const [main] = readFileSync(join(rows[0]!.folder, 'postmaster.pid'), 'utf8').split('\n');
  const parentOf = (pid: string): string => /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === main);
  return children.reduce((sum, pid) => sum + cpuOf(`/proc/${pid}`), 0);
}

/** Sockets that are open and say nothing: kilobytes each, and microseconds of the server a second. */
async function socketCost({ url, pid }: ServerProcess, count: number) {
  const before = usage(pid).megabytes;
  const sockets = await Promise.all(Array.from({ length: count }, () => new Visitor(url).socket()));
  await sleep(2000);
  const [after, cpu] = [usage(pid).megabytes, usage(pid).cpu];
  await sleep(30_000);
  const idle = micro((usage(pid).cpu - cpu) / 30, count);
  for (const socket of sockets) socket.close();
  return { kilobytes: Math.round(((after - before) * 1024) / count), microsecondsASecond: idle };
}

/** Steps one after the other at many tables, each heard by its four sockets: microseconds of the server and of the database. */
async function stepCost(server: ServerProcess, store: Store) {
  const boards = await Promise.all(Array.from({ length: TABLES }, (_, i) => Board.seat(server.url, store, i)));
  const play = async (): Promise<void> => {
    for (let i = 0; i < STEPS / TABLES; i++) await Promise.all(boards.map((board) => board.step()));
  };
  await play();
  const before = { server: usage(server.pid).cpu, database: await databaseCpu(store) };
  await play();
  const after = { server: usage(server.pid).cpu, database: await databaseCpu(store) };
  return { server: micro(after.server - before.server, STEPS), database: micro(after.database - before.database, STEPS) };
}

/** What one more who looks adds to a step. */
async function watcherCost(server: ServerProcess, store: Store): Promise<number> {
  const board = await Board.seat(server.url, store, 99);
  const playing = async (): Promise<number> => {
    const before = usage(server.pid).cpu;
    for (let i = 0; i < 40; i++) await board.step();
    return usage(server.pid).cpu - before;
  };
  await playing();
  const few = await playing();
  for (let i = 0; i < WATCHERS; i++) {
    const socket = await new Visitor(server.url).socket();
    await socket.request({ type: 'subscribe', table: board.id, from: 0 });
    socket.onMessage = () => void socket.heard.splice(0);
  }
  await sleep(2000);
  return micro(((await playing()) - few) / 40, WATCHERS);
}

/** Milliseconds of processor that a bot's step takes, by its level. */
async function botCost(server: ServerProcess) {
  const cost: Record<number, number> = {};
  const visitor = await Visitor.guest(server.url, 'Anu');
  for (const level of LEVELS) {
    const wish = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level }], absence: { rule: 'bot', level } };
    const { id } = await visitor.table(wish);
    await visitor.must('POST', `/api/tables/${id}/leave`);
    const length = async (): Promise<number> => (await visitor.must<{ length: number }>('GET', `/api/tables/${id}`)).length;
    const [before, from] = [usage(server.pid).cpu, await length()];
    await sleep(SECONDS_OF_BOTS * 1000);
    const steps = (await length()) - from;
    cost[level] = Math.round(((usage(server.pid).cpu - before) / Math.max(1, steps)) * 1000);
    await visitor.must('POST', `/api/tables/${id}/resign`).catch(() => {});
  }
  return cost;
}

export async function costs(sockets: number) {
  const postgres = await testPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'shinar-costs-'));
  const database = await postgres.database();
  const server = await ServerProcess.start({ SHINAR_DATA: folder, SHINAR_DATABASE: database, SHINAR_BOT_PACE: '0' });
  const store = await openStore({ data: folder, database, connections: 1, patience: 15_000 }, () => {});
  const socket = await socketCost(server, sockets);
  const step = await stepCost(server, store);
  const watcher = await watcherCost(server, store);
  const bot = await botCost(server);
  await store.close();
  await server.stop();
  await postgres.end();
  rmSync(folder, { recursive: true, force: true });
  return { sockets, socket, step, watcherMicrosecondsAStep: watcher, botMillisecondsAStep: bot };
}

if (import.meta.main) {
  console.log(JSON.stringify(await costs(Number(process.argv[2] ?? 1000))));
  process.exit(0);
}
