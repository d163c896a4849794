/** Plans: steps that somebody leaves to be played when their turn comes, as far as they are then legal. */
import type { StepBody } from '@shinar/core';
import type { Plan } from '@shinar/protocol';
import type { House } from '../house.ts';
import type { Job } from '../jobs/jobs.ts';
import { act, commit } from '../play/commit.ts';
import { actingSeat, playInto } from '../play/door.ts';
import { Refused } from '../refused.ts';
import type { Db } from '../store/open.ts';
import { idOf } from '../tables/find.ts';
import type { Table } from '../tables/table.ts';

/** An empty plan is none. */
export async function leavePlan(house: House, id: string, person: string, { steps }: Plan): Promise<void> {
  const job = await house.tables.use(id, async (table) => {
    actingSeat(table, person);
    if (table.row.status === 'over') throw new Refused('game-over');
    await keepPlan(house, table, person, steps);
    return { num: table.num, length: table.length };
  });
  await playPlan(house, job);
}

export async function planOf({ store }: House, table: Table, person: string): Promise<Plan> {
  const row = await store.db
    .selectFrom('plans')
    .select('steps')
    .where('num', '=', table.num)
    .where('person', '=', person)
    .executeTakeFirst();
  return { steps: row === undefined ? [] : JSON.parse(row.steps) };
}

/** The table knows who has a plan, in every process. */
async function keepPlan(house: House, table: Table, person: string, steps: Plan['steps']): Promise<void> {
  const { num } = table;
  await house.store.db.transaction().execute(async (db) => {
    await db.deleteFrom('plans').where('num', '=', num).where('person', '=', person).execute();
    const values = { num, person, steps: JSON.stringify(steps) };
    if (steps.length > 0) await db.insertInto('plans').values(values).execute();
  });
  await house.tables.reread(table);
  house.bus.publish({ type: 'table', num });
}

/** Plays what the one whose turn it is has planned; answers the job as it stands after that. */
export async function playPlan(house: House, job: Job): Promise<Job> {
  const id = await idOf(house.store.db, job.num);
  const asked = id === undefined ? undefined : await house.tables.use(id, (table) => whoseTurn(table));
  if (id === undefined || asked === undefined) return job;
  const steps = await claim(house.store.db, job.num, asked.person);
  let { length } = asked;
  for (const [i, step] of steps.entries()) {
    const now = await playPlanned(house, id, asked, step as StepBody);
    if (now === 'passed') {
      await house.tables.use(id, (table) => keepPlan(house, table, asked.person, steps.slice(i)));
      break;
    }
    if (now === 'refused') break;
    length = now;
  }
  return { ...job, length };
}

/** Whoever takes the plan away plays it: if the process dies in the middle, its owner is asked. */
async function claim(db: Db, num: number, person: string): Promise<Plan['steps']> {
  const row = await db.deleteFrom('plans').where('num', '=', num).where('person', '=', person).returning('steps').executeTakeFirst();
  return row === undefined ? [] : JSON.parse(row.steps);
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

/** The length of the log after the step; or that the turn has passed on, or that the rules refuse it now. */
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
