/** Load: many sockets on many live tables in one process, first at a steady rate, then as fast as it goes.
 * node load.ts [sqlite|postgres] [tables, 500 if not said] [seconds of each part] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@shinar/protocol';
import { Visitor } from '../src/testing.ts';
import { Follower, newTicket } from '../src/testing-game.ts';
import { testPostgres } from '../src/testing-postgres.ts';
import { doorRate } from './doors.ts';
import { Times, usage } from './measure.ts';
import { ServerProcess } from './processes.ts';
import { rawRates } from './raw.ts';

const PLAYERS = 2;
const WATCHERS = 2;
const STEPS_A_SECOND = 200;
/** No table is twice in what the raw run writes at once. */
const MOST_RAW_GROUP = 100;

const ENTRIES = Buffer.from('{"type":"entries"');
const SUBSCRIBED = Buffer.from('{"type":"done","ref":0');
const INDEX = Buffer.from('"index":');
const startsWith = (raw: Buffer, start: Buffer): boolean => raw.compare(start, 0, start.length, 0, start.length) === 0;

/** One table: the players' sockets act, and all four tell when an entry has reached them. */
class Board {
  readonly follower = new Follower('assyria', PLAYERS);
  private readonly id: string;
  private readonly sockets: { send(text: string): void }[] = [];
  private reached: number[] = [];
  private done: (() => void) | undefined;
  private waitFor = Number.POSITIVE_INFINITY;

  constructor(id: string) {
    this.id = id;
  }

  async add(visitor: Visitor): Promise<void> {
    const at = this.sockets.length;
    const { socket } = await visitor.socket();
    socket.removeAllListeners('message');
    this.reached.push(0);
    this.sockets.push(socket);
    const subscribed = new Promise<void>((done) => {
      socket.on('message', (raw: Buffer) => {
        if (startsWith(raw, ENTRIES)) this.heard(at, raw);
        else if (startsWith(raw, SUBSCRIBED)) done();
      });
    });
    socket.send(JSON.stringify({ type: 'subscribe', ref: 0, table: this.id, from: 0 }));
    await subscribed;
  }

  /** Plays one step; how long until the last of the four has it. */
  async step(): Promise<number> {
    const { length, actor } = this.follower;
    const body = JSON.stringify({ type: 'step', ref: 1, table: this.id, index: length, ticket: newTicket(), step: this.follower.any() });
    const all = new Promise<void>((done) => {
      this.done = done;
    });
    this.waitFor = length + 1;
    const sent = performance.now();
    this.sockets[actor]?.send(body);
    await all;
    return performance.now() - sent;
  }

  /** The first socket's entries are played; of the others only the last index is looked at. */
  private heard(at: number, raw: Buffer): void {
    if (at === 0) {
      const { entries } = JSON.parse(raw.toString()) as { entries: Entry[] };
      this.follower.follow(entries);
      this.reached[0] = this.follower.length;
    } else {
      const from = raw.lastIndexOf(INDEX) + INDEX.length;
      this.reached[at] = Number.parseInt(raw.toString('latin1', from, from + 8), 10) + 1;
    }
    if (this.reached.every((length) => length >= this.waitFor)) this.done?.();
  }
}

export async function loadRun(kind: 'sqlite' | 'postgres', tables: number, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-load-'));
  const postgres = kind === 'postgres' ? await testPostgres() : undefined;
  const database = await postgres?.database();
  const server = await ServerProcess.start({ SHINAR_DATA: folder, ...(database && { SHINAR_DATABASE: database }) });
  const boards: Board[] = [];
  for (let i = 0; i < tables; i += 10)
    boards.push(...(await Promise.all(Array.from({ length: Math.min(10, tables - i) }, () => seat(server.url)))));

  const steady = await timed(server, () => steadily(boards, seconds));
  const fast = await timed(server, () => flatOut(boards, seconds));
  await server.stop();
  const doors = await doorRate(folder, await postgres?.database(), tables, Math.min(seconds, 5));
  const raw = await rawRates(folder, await postgres?.database(), Math.min(fast.group, MOST_RAW_GROUP), Math.min(seconds, 4));
  await postgres?.end();
  rmSync(folder, { recursive: true, force: true });
  return { kind, tables, sockets: tables * (PLAYERS + WATCHERS), steady, fast, doors, raw };
}

async function seat(url: string): Promise<Board> {
  const [host, guest] = [await Visitor.guest(url, 'Anu'), await Visitor.guest(url, 'Bel')];
  const { id } = await host.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.must('POST', `/api/tables/${id}/join`, { seat: 1 });
  const board = new Board(id);
  for (const visitor of [host, guest, new Visitor(url), new Visitor(url)]) await board.add(visitor);
  return board;
}

/** What a part of the run did and used: the server, and the clients here, whose own delays are in every time. */
async function timed(server: ServerProcess, run: () => Promise<Times>) {
  const before = { ...usage(server.pid), ...(await numbersOf(server)) };
  const clients = process.cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const times = await run();
  const seconds = (performance.now() - began) / 1000;
  delay.disable();
  const after = { ...usage(server.pid), ...(await numbersOf(server)) };
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
    if (board === undefined || board.follower.play.over) continue;
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

async function flatOut(boards: readonly Board[], seconds: number): Promise<Times> {
  const times = new Times();
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    boards.map(async (board) => {
      while (performance.now() < until && !board.follower.play.over) times.add(await board.step());
    }),
  );
  return times;
}

if (import.meta.main) {
  const [kind = 'sqlite', tables = '500', seconds = '15'] = process.argv.slice(2);
  console.log(JSON.stringify(await loadRun(kind === 'postgres' ? 'postgres' : 'sqlite', Number(tables), Number(seconds))));
  process.exit(0);
}
