import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { type Append, committer } from './append.ts';
import type { Db } from './open.ts';
import { sqliteDialect } from './sqlite.ts';
import { makeStatements } from './statements.ts';
import type { Answer } from './thread.ts';

const db: Db = new Kysely({ dialect: sqliteDialect(workerData as string) });
const commit = committer(db, makeStatements(db, 'sqlite'));
const answer = (to: Answer): void => parentPort?.postMessage(to);

parentPort?.on('message', (group: readonly Append[]) => {
  commit(group).then(
    (won) => answer({ won }),
    (failed: Error) => answer({ failed }),
  );
});
