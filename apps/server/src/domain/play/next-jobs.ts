/** The store says what a table needs next; jobs only make it happen soon. */
import type { House } from '../house/house.ts';
import { type Queue, SOON } from '../house/jobs.ts';
import { hasWays } from '../house/senders.ts';
import type { Table } from '../tables/table.ts';

/** Sends the jobs for the current turn: what is planned, else a notice if the turn has passed to somebody who is not at the table. */
export function sendNextJobs(house: House, { turn, row, seats }: Table, passed: boolean): void {
  if (turn === undefined) return;
  const { jobs, config, log } = house;
  const now = house.now();
  const job = { num: turn.num, length: turn.length };
  const send = (queue: Queue, at: number) =>
    jobs.send(queue, job, at).catch((error: unknown) => log.warn({ queue, error: String(error) }, 'a job is left to the sweep'));
  if (row.status === 'over' && row.rated === 1) void send('rating', now);
  if (row.status === 'over') void send('round', now);
  if (row.status === 'over' && hasWays(house.senders)) void send('notice', now);
  if (turn.seat === null || row.status !== 'running') return;
  const { person = null, plan = null } = seats[turn.seat] ?? {};
  if (turn.bot === 1) void send('bot', now + config.bots.pace);
  else if (passed && plan !== null) void send('plan', now);
  else if (passed && person !== null && hasWays(house.senders) && !house.audience.isPresent(turn.num, person)) void send('notice', now);
  if (turn.due_at !== null && turn.due_at < now + SOON) void send('deadline', turn.due_at);
}
