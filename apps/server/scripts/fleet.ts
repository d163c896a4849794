/** Server processes on one store, as a long run needs them: one has SQLite, several share a PostgreSQL of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from '../src/testing/line.ts';
import { type TestPostgres, testPostgres } from '../src/testing/postgres.ts';
import { ServerProcess } from './processes.ts';

export interface Fleet {
  readonly servers: readonly ServerProcess[];
  readonly postgres?: TestPostgres | undefined;
  /** All that they say to PostgreSQL. */
  readonly line?: Line | undefined;
  end(): Promise<void>;
}

export async function openFleet(processes: number, settings: Record<string, string> = {}): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-fleet-'));
  const [database, postgres, line] = processes > 1 ? await openDatabase() : [];
  const all = { SHINAR_DATA: folder, ...(database && { SHINAR_DATABASE: database }), ...settings };
  const servers: ServerProcess[] = [];
  while (servers.length < processes) servers.push(await ServerProcess.start(all));
  return {
    servers,
    postgres,
    line,
    async end() {
      for (const server of servers) await server.stop();
      line?.end();
      await postgres?.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openDatabase(): Promise<[string, TestPostgres, Line]> {
  const postgres = await testPostgres();
  const database = new URL(await postgres.database());
  const line = await Line.to(Number(database.port));
  database.port = String(line.port);
  return [database.href, postgres, line];
}
