/** Nothing is lost: tables are played by sockets while server processes are killed and come back.
 * node soak-kill.ts [tables] [kills] [processes: two use PostgreSQL] [restarts of the database] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameOfRecord } from '@shinar/catalogue';
import { type GameRecord, replay } from '@shinar/core';
import type { Entry } from '@shinar/protocol';
import { testPostgres } from '../src/testing-postgres.ts';
import { type Player, seatedTable } from './player.ts';
import { ServerProcess } from './processes.ts';

export interface KillRun {
  readonly tables: number;
  readonly kills: number;
  readonly processes: number;
  /** Also stop and start the database, this many times. */
  readonly restarts: number;
  /** Between two steps of a table, in milliseconds, on average. */
  readonly pace: number;
}

export interface KillReport {
  readonly steps: number;
  readonly losses: number;
  readonly finished: number;
  readonly faults: string[];
  readonly seconds: number;
}

const below = (limit: number): number => Math.floor(Math.random() * limit);

export async function killRun({ tables, kills, processes, restarts, pace }: KillRun): Promise<KillReport> {
  const began = performance.now();
  const postgres = processes > 1 ? await testPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'shinar-kill-'));
  const settings = { SHINAR_DATA: folder, ...(postgres && { SHINAR_DATABASE: await postgres.database() }) };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < processes; i++) servers.push(await ServerProcess.start(settings));
  const anyUrl = (): string => servers[below(servers.length)]!.url;
  const seats: Player[][] = [];
  for (let i = 0; i < tables; i++) seats.push(await seatedTable(servers[0]!.url, anyUrl, i));

  let hurry = false;
  const faults: string[] = [];
  const playing = seats
    .flat()
    .map((player) => player.run(() => sleep(hurry ? 0 : below(2 * pace))).catch((error: unknown) => void faults.push(String(error))));
  for (let done = 0; done < kills; done++) {
    await sleep(50 + below(400));
    const server = servers[below(servers.length)]!;
    await server.kill();
    if (done < restarts) await postgres?.restart();
    await server.start();
  }
  hurry = true;
  await Promise.all(playing);
  const finished = await Promise.all(seats.map((players) => check(players, servers[0]!.url, faults)));
  for (const server of servers) await server.stop();
  await postgres?.end();
  rmSync(folder, { recursive: true, force: true });
  return {
    steps: seats.flat().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    losses: seats.flat().reduce((sum, { losses }) => sum + losses, 0),
    finished: finished.filter(Boolean).length,
    faults,
    seconds: Math.round((performance.now() - began) / 1000),
  };
}

/** Every acknowledged step is in the log, once, at its place; the game is over and its record verifies. */
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
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  const played = entries.filter(({ step }) => step && step.by !== 'chance').length;
  if (acknowledged !== played) faults.push(`table ${table}: ${acknowledged} steps acknowledged, ${played} in the log`);
  const record = await visitor.must<GameRecord>('GET', `/api/tables/${table}/record`);
  return record.fairness?.seed !== undefined && replay(gameOfRecord(record), record).over;
}

const sorted = (step: object): object => Object.fromEntries(Object.entries(step).sort(([a], [b]) => (a < b ? -1 : 1)));

if (import.meta.main) {
  const [tables = 50, kills = 100, processes = 1, restarts = 0] = process.argv.slice(2).map(Number);
  const report = await killRun({ tables, kills, processes, restarts, pace: kills * 15 });
  console.log(JSON.stringify({ tables, kills, processes, restarts, ...report }));
  if (report.faults.length > 0 || report.finished < tables) process.exit(1);
}
