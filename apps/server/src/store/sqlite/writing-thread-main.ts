import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery, Kysely } from 'kysely';
import type { Db } from '../form/schema.ts';
import { committer } from '../log/append.ts';
import { makeStatements } from '../log/statements.ts';
import { sqliteDialect } from './database.ts';
import type { Answer, Task } from './writing-thread.ts';

const db: Db = new Kysely({ dialect: sqliteDialect(workerData as string) });
const commit = committer(db, makeStatements(db, 'sqlite'));
const perform = (task: Task): Promise<unknown> =>
  'group' in task ? commit(task.group) : db.executeQuery(CompiledQuery.raw(task.sql, [...task.parameters]));
const answer = (to: Answer): void => parentPort?.postMessage(to);

parentPort?.on('message', (task: Task) => {
  perform(task).then(
    (done) => answer({ done }),
    (failed: Error & { errcode?: number }) => answer({ failed, errcode: failed.errcode }),
  );
});
