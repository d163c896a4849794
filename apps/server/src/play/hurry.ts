/** What is to be done next for a table is in the store; jobs only see to it that it is done soon. */
import type { House } from '../house.ts';
import type { Queue } from '../jobs/jobs.ts';
import type { Table } from '../tables/table.ts';

/** Sends the jobs that the present turn calls for; a plan or a notice only when the turn has passed to somebody. */
export function hurry({ jobs, config, now, log }: House, { turn, row }: Table, passed: boolean): void {
  if (turn === undefined) return;
  const job = { num: turn.num, length: turn.length };
  const send = (queue: Queue, at: number) =>
    jobs.send(queue, job, at).catch((error: unknown) => log.warn({ queue, error: String(error) }, 'a job is left to the sweep'));
  if (row.status === 'over' && row.rated === 1) void send('rating', now());
  if (turn.seat === null || row.status !== 'running') return;
  if (turn.bot === 1) void send('bot', now() + config.bots.pace);
  else if (passed) void send('notice', now());
  if (turn.due_at !== null) void send('deadline', turn.due_at);
}
