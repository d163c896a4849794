/** Nothing is lost: tables are played and talked at by sockets while server processes are killed and come back, and lines to the database stand still, are cut, or are lost without a word.
 * node soak-kill.ts [tables] [kills] [processes: two use PostgreSQL] [restarts of the database] [stalls of its lines] */
import { setTimeout as sleep } from 'node:timers/promises';
import { gameOfRecord } from '@shinar/catalogue/rules';
import { type GameRecord, replay, SeededDice } from '@shinar/core';
import type { Entry } from '@shinar/protocol';
import type { Line } from '../src/testing/line.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { type Player, seatedTable } from './player.ts';
import type { ServerProcess } from './processes.ts';

export interface KillRun {
  readonly tables: number;
  readonly kills: number;
  /** Also stop and start the database, this many times. */
  readonly restarts: number;
  /** Also hold, cut or lose the lines to the database, all of them or those of LISTEN, this many times. */
  readonly stalls: number;
  /** Between two steps of a table, in milliseconds, on average. */
  readonly pace: number;
  /** What else goes on, until its end, with kills of its own. */
  readonly beside?: () => Promise<unknown>;
}

export interface KillReport {
  readonly seed: number;
  readonly steps: number;
  /** Lines of talk that were acknowledged. */
  readonly lines: number;
  readonly losses: number;
  /** How often somebody had not heard of an acknowledged step after half a minute. */
  readonly untold: number;
  /** The longest that somebody had not heard of one, in seconds. */
  readonly latest: number;
  readonly finished: number;
  readonly faults: string[];
  readonly seconds: number;
}

/** So long a query may take, in milliseconds. */
const PATIENCE = 3000;
/** What its servers need. */
export const KILLED = { SHINAR_DATABASE_PATIENCE: String(PATIENCE) };
const LATE = 30_000;
/** One step of so many comes with a line of talk. */
const TALK = 3;

/** Of how long pauses are, and whom faults hit. */
const SEED = Number(process.env.SHINAR_SEED ?? 1);
const dice = new SeededDice(SEED);
const below = (limit: number): number => dice.below(limit);

export async function killRun({ servers, postgres, line }: Fleet, run: KillRun): Promise<KillReport> {
  const { tables, kills, restarts, stalls, pace, beside } = run;
  const began = performance.now();
  const anyUrl = (): string => servers[below(servers.length)]!.url;
  const seats: Player[][] = [];
  for (let i = 0; i < tables; i++) seats.push(await seatedTable(servers[0]!.url, anyUrl, i));

  let hurry = false;
  const faults: string[] = [];
  const pause = async (player: Player): Promise<void> => {
    if (hurry) return;
    await sleep(below(2 * pace));
    if (below(TALK) === 0) await player.say(`${player.seat} at ${player.follower.length}`);
  };
  const playing = seats.flat().map((player) => player.run(() => pause(player)).catch((error: unknown) => void faults.push(String(error))));
  const watch = watchUntold(seats);
  await Promise.all([
    stallOften(line, stalls),
    killOften(servers, kills, async (done) => done < restarts && postgres?.restart()),
    beside?.(),
  ]);
  hurry = true;
  await Promise.all(playing);
  const { untold, latest } = watch();
  const finished = await Promise.all(seats.map((players) => check(players, servers[0]!.url, faults)));
  return {
    seed: SEED,
    steps: seats.flat().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    lines: seats.flat().reduce((sum, { said }) => sum + said.length, 0),
    losses: seats.flat().reduce((sum, { losses }) => sum + losses, 0),
    untold,
    latest,
    finished: finished.filter(Boolean).length,
    faults,
    seconds: Math.round((performance.now() - began) / 1000),
  };
}

async function stallOften(line: Line | undefined, stalls: number): Promise<void> {
  for (let done = 0; done < stalls; done++) await stall(line);
}

/** `meanwhile` comes while one of them is away. */
async function killOften(servers: readonly ServerProcess[], kills: number, meanwhile: (done: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < kills; done++) {
    await sleep(50 + below(400));
    const server = servers[below(servers.length)]!;
    await server.kill();
    await meanwhile(done);
    await server.startAgain();
  }
}

/** For longer than a query may take, or a moment; of all lines, or of those by which processes hear of each other. */
async function stall(line: Line | undefined): Promise<void> {
  await sleep(below(1000));
  const which = below(2) === 0 ? /listen shinar/i : undefined;
  const way = below(4);
  if (way === 0) return line?.cut();
  if (way === 1) return line?.lose(which);
  line?.hold(which);
  await sleep(below(2) * PATIENCE * 1.2 + below(500));
  line?.goOn();
}

/** Looks again and again whether everybody at a table has heard of what was acknowledged there; answers how often not, and how long at most. */
function watchUntold(seats: readonly Player[][]): () => Pick<KillReport, 'untold' | 'latest'> {
  const known = new Map<number, { length: number; at: number }[]>();
  let untold = 0;
  let latest = 0;
  const timer = setInterval(() => {
    for (const [table, players] of seats.entries()) {
      const length = Math.max(...players.flatMap(({ acknowledged }) => acknowledged.slice(-1).map(({ index }) => index + 1)), 0);
      const list = known.get(table) ?? [];
      known.set(table, list);
      if (list.at(-1)?.length !== length) list.push({ length, at: performance.now() });
      for (const { follower } of players) {
        const missed = list.find((one) => one.length > follower.length);
        const late = missed === undefined ? 0 : performance.now() - missed.at;
        latest = Math.max(latest, Math.round(late / 1000));
        if (late > LATE) untold++;
      }
    }
  }, 1000);
  return () => {
    clearInterval(timer);
    return { untold, latest };
  };
}

/** Every acknowledged step is in the log, once, at its place, and every line was said once; the game is over and its record verifies. */
async function check(players: readonly Player[], url: string, faults: string[]): Promise<boolean> {
  const [{ visitor, table }] = players as [Player];
  visitor.url = url;
  const { entries } = await visitor.must<{ entries: Entry[] }>('GET', `/api/tables/${table}/log`);
  for (const { acknowledged, seat } of players) {
    for (const { index, step } of acknowledged) {
      const found = JSON.stringify(sorted(entries[index]?.step ?? {}));
      if (found !== JSON.stringify(sorted(step))) faults.push(`table ${table} seat ${seat}: the acknowledged step ${index} is not there`);
    }
  }
  const { lines } = await visitor.must<{ lines: { text: string }[] }>('GET', `/api/tables/${table}/chat`);
  for (const text of players.flatMap(({ said }) => said)) {
    if (lines.filter((line) => line.text === text).length !== 1) faults.push(`table ${table}: “${text}” is not there once`);
  }
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  const played = entries.filter(({ step }) => step && step.by !== 'chance').length;
  if (acknowledged !== played) faults.push(`table ${table}: ${acknowledged} steps acknowledged, ${played} in the log`);
  const record = await visitor.must<GameRecord>('GET', `/api/tables/${table}/record`);
  return record.fairness?.seed !== undefined && replay(gameOfRecord(record), record).over;
}

const sorted = (step: object): object => Object.fromEntries(Object.entries(step).sort(([a], [b]) => (a < b ? -1 : 1)));

if (import.meta.main) {
  const [tables = 50, kills = 100, processes = 1, restarts = 0, stalls = 0] = process.argv.slice(2).map(Number);
  // As long as a kill and a stall take, over the steps of a game: so the faults come all the while.
  const pace = Math.max(2000 * kills, 1500 * stalls) / 100;
  const fleet = await openFleet(processes, KILLED);
  const report = await killRun(fleet, { tables, kills, restarts, stalls, pace });
  await fleet.end();
  console.log(JSON.stringify({ tables, kills, processes, restarts, stalls, ...report }));
  if (report.faults.length > 0 || report.untold > 0 || report.finished < tables) process.exit(1);
}
