/** Plans: steps that somebody leaves to be played when their turn comes, as long as they are legal then. */
import type { StepBody } from '@shinar/core';
import type { Plan } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import type { Job } from '../house/jobs.ts';
import { changeTable } from '../play/change.ts';
import { act, commit } from '../play/commit.ts';
import { actingSeat, playInto } from '../play/door.ts';
import { idOf } from '../tables/find.ts';
import type { Table } from '../tables/table.ts';

/** An empty plan removes it; one made during the owner's turn is played at once. */
export async function leavePlan(house: House, id: string, person: string, { steps }: Plan): Promise<void> {
  const job = await act(house, id, async (table) => {
    const { seat } = actingSeat(table, person);
    if (table.row.status === 'over') throw new Refused('game-over');
    await keepPlan(house, table, seat, steps);
    return { num: table.num, length: table.length };
  });
  await playPlan(house, job);
}

export function planOf(table: Table, person: string): Plan {
  const plan = table.seatOf(person)?.plan ?? null;
  return { steps: plan === null ? [] : JSON.parse(plan) };
}

async function keepPlan(house: House, table: Table, seat: number, steps: Plan['steps']): Promise<void> {
  const plan = steps.length === 0 ? null : JSON.stringify(steps);
  await changeTable(house, table, (db) =>
    db.updateTable('seats').set({ plan }).where('num', '=', table.num).where('seat', '=', seat).execute(),
  );
}

/** Plays what the player to move has planned; returns the job for the position after it. */
export async function playPlan(house: House, job: Job): Promise<Job> {
  const id = await idOf(house.store.db, job.num);
  const asked = id === undefined ? undefined : await act(house, id, (table) => claim(house, table));
  if (id === undefined || asked === undefined) return job;
  let { length } = asked;
  for (const [i, step] of asked.steps.entries()) {
    const now = await playPlanned(house, id, asked, step as StepBody);
    if (now === 'passed') {
      await act(house, id, (table) => keepPlan(house, table, asked.seat, asked.steps.slice(i)));
      break;
    }
    if (now === 'refused') break;
    length = now;
  }
  return { ...job, length };
}

/** The process that deletes the plan plays it: if it dies halfway, the owner is asked. */
async function claim(house: House, table: Table): Promise<(Asked & { readonly steps: Plan['steps'] }) | undefined> {
  const asked = whoseTurn(table);
  const plan = asked === undefined ? null : (table.seats[asked.seat]?.plan ?? null);
  if (asked === undefined || plan === null) return undefined;
  let claimed = 0n;
  await changeTable(house, table, async (db) => {
    const query = db.updateTable('seats').set({ plan: null }).where('num', '=', table.num).where('seat', '=', asked.seat);
    claimed = (await query.where('plan', '=', plan).executeTakeFirstOrThrow()).numUpdatedRows;
  });
  return claimed === 1n ? { ...asked, steps: JSON.parse(plan) } : undefined;
}

interface Asked {
  readonly seat: number;
  readonly person: string;
  readonly length: number;
}

function whoseTurn({ row, turn, seats }: Table): Asked | undefined {
  if (row.status !== 'running' || turn === undefined || turn.seat === null || turn.bot === 1) return undefined;
  const person = seats[turn.seat]?.person;
  return person == null ? undefined : { seat: turn.seat, person, length: turn.length };
}

/** The length of the log after the step; or that the turn has passed, or that the rules refuse the step now. */
function playPlanned(house: House, id: string, { seat, person }: Asked, step: StepBody): Promise<number | 'passed' | 'refused'> {
  return act(house, id, async (table) => {
    const now = whoseTurn(table);
    if (now?.seat !== seat || now.person !== person) return 'passed';
    const from = table.length;
    try {
      playInto(table, { ...step, by: seat }, { at: house.now(), bot: false });
    } catch (error) {
      if (error instanceof Refused) return 'refused';
      throw error;
    }
    await commit(house, table, from);
    return table.length;
  });
}
