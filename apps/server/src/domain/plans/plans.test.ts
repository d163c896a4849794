import type { StepBody } from '@shinar/core';
import type { Entry, Plan, TableView } from '@shinar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Follower, newTicket } from '../../testing/game.ts';
import { type TestServer, testServer, Visitor } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** A table for two, and the game as it stands. */
async function pair() {
  const people = [await Visitor.guest(server.url, 'Anu'), await Visitor.guest(server.url, 'Bel')] as const;
  const { id } = await people[0].table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await people[1].must<TableView>('POST', `/api/tables/${id}/join`, {});
  const follower = new Follower('assyria', 2);
  const look = async (): Promise<void> => {
    const { entries } = await people[0].must<{ entries: Entry[] }>('GET', `/api/tables/${id}/log?from=${follower.length}`);
    follower.follow(entries);
  };
  await look();
  const play = async (): Promise<void> => {
    const act = { index: follower.length, ticket: newTicket(), step: follower.any() };
    await people[follower.actor]!.must('POST', `/api/tables/${id}/steps`, act);
    await look();
  };
  return { people, id, follower, look, play };
}

/** The steps the other seat would play next, chosen by the follower's dice. */
function stepsOfOther(follower: Follower, seat: number, count: number): StepBody[] {
  const trial = new Follower('assyria', 2, 7);
  trial.follow(follower.play.steps.map((step, index) => ({ index, at: 0, bot: false, step })));
  const steps: StepBody[] = [];
  while (steps.length < count) {
    const step = trial.any();
    const { by, ...body } = step;
    if (by === seat) steps.push(body);
    trial.follow([{ index: trial.length, at: 0, bot: false, step }]);
  }
  return steps;
}

test('what is planned is played when the turn comes, and the rest is kept for the next one', async () => {
  const { people, id, follower, look, play } = await pair();
  const other = 1 - follower.actor;
  const [first] = stepsOfOther(follower, other, 1);
  const steps = [first!, { do: 'end' }];
  await people[other]!.must('PUT', `/api/tables/${id}/plan`, { steps });
  expect(await people[other]!.must<Plan>('GET', `/api/tables/${id}/plan`)).toEqual({ steps });
  while (follower.actor !== other && !follower.play.steps.some(({ by }) => by === other)) await play();
  await expect
    .poll(async () => {
      await look();
      return follower.play.steps.find(({ by }) => by === other);
    })
    .toMatchObject(first!);
});

test('a step that the rules refuse when the turn comes is not played, and its owner is asked', async () => {
  const { people, id, follower, look, play } = await pair();
  const other = 1 - follower.actor;
  await people[other]!.must('PUT', `/api/tables/${id}/plan`, { steps: [{ do: 'hut', at: 'c1r1' }, { do: 'end' }] });
  while (follower.actor !== other) await play();
  await expect.poll(() => people[other]!.must('GET', `/api/tables/${id}/plan`)).toEqual({ steps: [] });
  await look();
  expect(follower.actor).toBe(other);
});

test('a plan left in one’s own turn is played at once, and an empty one is none', async () => {
  const { people, id, follower, look } = await pair();
  const { actor } = follower;
  const { by: _, ...step } = follower.any();
  await people[actor]!.must('PUT', `/api/tables/${id}/plan`, { steps: [step] });
  await look();
  expect(follower.play.steps.some(({ by }) => by === actor)).toBe(true);
  await people[actor]!.must('PUT', `/api/tables/${id}/plan`, { steps: [] });
  expect(await people[actor]!.must('GET', `/api/tables/${id}/plan`)).toEqual({ steps: [] });
});

test('a plan whose job was lost is found by the sweep', async () => {
  const { people, id, follower, look } = await pair();
  const { actor } = follower;
  const { by: _, ...step } = follower.any();
  const { num } = await server.house.store.db.selectFrom('tables').select('num').where('id', '=', id).executeTakeFirstOrThrow();
  const plan = JSON.stringify([step]);
  await server.house.store.db.updateTable('seats').set({ plan }).where('num', '=', num).where('seat', '=', actor).execute();
  await server.house.tables.changed(num, () => {});
  await server.chores.sweep();
  await expect.poll(async () => (await people[actor]!.must<Plan>('GET', `/api/tables/${id}/plan`)).steps).toEqual([]);
  await look();
  expect(follower.play.steps.some(({ by }) => by === actor)).toBe(true);
});
