import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery, Kysely } from 'kysely';
import { committer } from './append.ts';
import type { Db } from './open.ts';
import { sqliteDialect } from './sqlite.ts';
import { makeStatements } from './statements.ts';
import type { Answer, Task } from './thread.ts';

const db: Db = new Kysely({ dialect: sqliteDialect(workerData as string) });
const commit = committer(db, makeStatements(db, 'sqlite'));
const perform = (task: Task): Promise<unknown> =>
  'group' in task ? commit(task.group) : db.executeQuery(CompiledQuery.raw(task.sql, [...task.parameters]));
const answer = (to: Answer): void => parentPort?.postMessage(to);

parentPort?.on('message', (task: Task) => {
  perform(task).then(
    (done) => answer({ done }),
    (failed: Error) => answer({ failed }),
  );
});
