import type { StepBody } from '@shinar/core';
import { stepOf } from '@shinar/teach';
import { expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';
import { LessonTable } from './lesson-table.ts';
import { lessons } from './lessons.ts';

const ui = await loadGame('sumeria');
const all = await lessons.get('sumeria');

let kept: readonly StepBody[] = [];
const keep = async (own: readonly StepBody[]): Promise<void> => {
  kept = own;
};

function opened(id: string, begun: readonly StepBody[] = []): LessonTable {
  const table = new LessonTable(ui, 'sumeria', all.find((lesson) => lesson.id === id)!, { pause: () => 0, begun, keep });
  table.open();
  return table;
}

const playAt = (table: LessonTable, type: string, at: string): Promise<void> => {
  const choice = table.view.get().choices.find((each) => {
    const step = stepOf(ui, each);
    return step.do === type && step.at === at;
  });
  return table.play(choice!.code);
};

test('a step that does not serve is answered and not played, and can be mended', async () => {
  const table = opened('add');
  const { moments } = table.view.get();
  await playAt(table, 'add', 'kish-ur-town');
  expect(table.course.get()).toEqual({ task: 0, answer: 'add', over: false });
  expect(table.view.get()).toMatchObject({ moments, awaits: 'person' });
  await playAt(table, 'remove', 'kish');
  expect(table.course.get().answer).toBe('other');
  await playAt(table, 'add', 'uruk-ur-town');
  expect(table.course.get()).toEqual({ task: 1, answer: undefined, over: true });
});

test('the others follow the line of the lesson, then it is over and nothing can be picked', async () => {
  const table = opened('add');
  const before = table.view.get().moments.length;
  await playAt(table, 'add', 'uruk-sippar-town');
  expect(
    table.view
      .get()
      .moments.slice(before)
      .map(({ step }) => step?.by),
  ).toEqual([0, 1, 2]);
  expect(table.view.get().choices).toEqual([]);
});

test('a lesson that is left while the others play goes on when it is opened again', async () => {
  const table = opened('add');
  table.close();
  await playAt(table, 'add', 'uruk-sippar-town');
  expect(table.course.get()).toMatchObject({ task: 1, over: false });
  table.open();
  await expect.poll(() => table.course.get().over).toBe(true);
});

test('a lesson can be begun again', async () => {
  const table = opened('place');
  const { moments } = table.view.get();
  await playAt(table, 'place', 'kish');
  await table.startOver();
  expect(table.course.get()).toEqual({ task: 0, answer: undefined, over: false });
  expect(table.view.get().moments).toHaveLength(moments.length);
});

test('a lesson that was left goes on after the last step that still serves', async () => {
  const assyria = await loadGame('assyria');
  const lesson = (await lessons.get('assyria')).find(({ id }) => id === 'huts')!;
  const tableWith = (begun: readonly StepBody[]) => new LessonTable(assyria, 'assyria', lesson, { pause: () => 0, begun, keep });
  const table = tableWith([]);
  await table.play(table.view.get().choices.find((choice) => stepOf(assyria, choice).at === 'c4r4')!.code);
  expect(kept).toMatchObject([{ do: 'hut', at: 'c4r4' }]);
  const again = tableWith(kept);
  expect(again.course.get()).toEqual({ task: 1, answer: undefined, over: false });
  expect(again.view.get().moments).toHaveLength(table.view.get().moments.length);
  expect(tableWith([...kept, { do: 'hut', at: 'c4r6' }]).course.get().task).toBe(1);
  await again.startOver();
  expect(kept).toEqual([]);
});
