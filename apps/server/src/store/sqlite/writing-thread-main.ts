/** Loaded with every start of a server, so it does without Kysely, which takes most of the time that a thread takes to start. */
import { parentPort, workerData } from 'node:worker_threads';
import { committer } from '../log/append.ts';
import { sqliteDatabase } from './database.ts';
import type { Answer, Task } from './writing-thread.ts';

const db = sqliteDatabase(workerData as string);
const commit = committer('sqlite', db.transact);
const perform = async (task: Task): Promise<unknown> => ('group' in task ? commit(task.group) : db.query(task));
const answer = (to: Answer): void => parentPort?.postMessage(to);

parentPort?.on('message', (task: Task) => {
  perform(task).then(
    (done) => answer({ done }),
    (failed: Error & { errcode?: number }) => answer({ failed, errcode: failed.errcode }),
  );
});
