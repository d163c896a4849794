/** Hostile input: malformed and forbidden messages and requests against a server at which others play.
 * node soak-hostile.ts [messages, 100000 if not said] */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Entry } from '@shinar/protocol';
import { Follower } from '../src/testing/game.ts';
import { Times, usage } from './measure.ts';
import { type Player, seatedTable } from './player.ts';
import { ServerProcess } from './processes.ts';

const TABLES = 4;
/** They would be on other machines: here they get what time of the processors nobody else wants (Linux's idle class), which is enough for them. */
const ELSEWHERE = ['chrt', '--idle', '0'];
const FOES = fileURLToPath(new URL('./foes/foes.ts', import.meta.url));

export interface HostileRun {
  readonly seed: number;
  /** The command that runs the foes, if they are not simply started. */
  readonly by?: readonly string[];
}

/** The server has its usual limits and sits behind a proxy that tells who is who. */
export async function openAttacked(): Promise<{ server: ServerProcess; end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-hostile-'));
  const server = await ServerProcess.startLimited({ SHINAR_DATA: folder, SHINAR_PROXY: 'on' });
  return {
    server,
    async end() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function hostileRun(server: ServerProcess, messages: number, tables: number, { seed, by = [] }: HostileRun) {
  const players = await Promise.all(Array.from({ length: tables }, (_, i) => seatedTable(server.url, () => server.url, i, '192.0.2.1')));
  const before = usage(server.pid);
  let peak = before.megabytes;
  const watching = setInterval(() => {
    peak = Math.max(peak, usage(server.pid).megabytes);
  }, 500);
  const began = performance.now();
  const victims = players.map(([player]) => player!.table);
  const [command, ...args] = [...by, process.execPath, FOES, server.url, String(messages), String(seed), ...victims];
  const foes = spawn(command!, args, { stdio: 'inherit' });
  const attack = once(foes, 'exit');
  const attacked = await playAndTime(server, 1, tables, () => foes.exitCode === null);
  await attack;
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watching);
  const untouched = await Promise.all(players.map((seats) => isUntouched(seats)));
  const after = usage(server.pid);
  return {
    messages,
    perSecond: Math.round(messages / seconds),
    seed,
    attacked,
    untouched: untouched.every(Boolean),
    cpu: Math.round(((after.cpu - before.cpu) / seconds) * 100) / 100,
    megabytes: { before: before.megabytes, peak, after: after.megabytes },
  };
}

type Summary = ReturnType<Times['summary']>;

/** How many times as long it took as before and after, in the mean of both: before, much of the server's code has hardly run yet. */
function timesNormal(attacked: Summary, [before, after]: readonly [Summary, Summary]) {
  const part = (of: 'p50' | 'p95' | 'p99'): number => Math.round((200 * attacked[of]) / (before[of] + after[of])) / 100;
  return { p50: part('p50'), p95: part('p95'), p99: part('p99') };
}

/** Games from beginning to end, and as long as asked; how long from sending a step to its acknowledgement. */
async function playAndTime(server: ServerProcess, part: number, tables: number, more: () => boolean) {
  const times = new Times();
  let round = 0;
  do {
    const address = `198.51.100.${part * 80 + (round % 80)}`;
    const seats = await Promise.all(
      Array.from({ length: tables }, (_, i) => seatedTable(server.url, () => server.url, 1000 + i + round * tables, address)),
    );
    round++;
    const pause = () => sleep(10);
    await Promise.all(seats.flat().map((player) => player.run(pause, (time) => times.add(time))));
  } while (more());
  return times.summary();
}

/** Nobody but chance has played at the table, and it can be played still. */
async function isUntouched([player]: readonly Player[]): Promise<boolean> {
  const { visitor, table } = player!;
  const { entries } = await visitor.must<{ entries: Entry[] }>('GET', `/api/tables/${table}/log`);
  const follower = new Follower('sumeria', 3);
  follower.follow(entries);
  return entries.every(({ step }) => step?.by === 'chance') && !follower.play.over;
}

if (import.meta.main) {
  const { server, end } = await openAttacked();
  const calm = await playAndTime(server, 0, TABLES, () => false);
  const report = await hostileRun(server, Number(process.argv[2] ?? 100_000), TABLES, { seed: Date.now() % 1_000_000, by: ELSEWHERE });
  const normal = await playAndTime(server, 2, TABLES, () => false);
  await end();
  const { attacked, ...others } = report;
  console.log(JSON.stringify({ ...others, normal: [calm, normal], attacked, times: timesNormal(attacked, [calm, normal]) }));
  if (!report.untouched) process.exit(1);
}
