import { sumeriaUi } from '@shinar/sumeria/screen';
import { expect, test } from 'vitest';
import { QuizTable } from '../../table/quiz/quiz-table.ts';
import { puzzles, quizOf } from './puzzles.ts';

const all = await puzzles.get('sumeria');
const tableOf = (): QuizTable => new QuizTable(sumeriaUi as unknown as QuizTable['ui'], quizOf(all, 0));

test('a step that is not the best is told and not played', async () => {
  const table = tableOf();
  const { choices, moments } = table.view.get();
  const wrong = choices.find(({ code }) => code !== table.answer)!.code;
  await table.play(wrong);
  expect(table.attempt.get()).toEqual({ tried: wrong, over: undefined });
  expect(table.view.get().moments).toHaveLength(moments.length);
});

test('the best step is played, and ends it until it is begun again', async () => {
  const table = tableOf();
  const { length } = table.view.get().moments;
  await table.play(table.answer);
  expect(table.attempt.get().over).toBe('right');
  expect(table.view.get()).toMatchObject({ choices: [] });
  expect(table.view.get().moments).toHaveLength(length + 1);
  await table.startOver();
  expect(table.attempt.get().over).toBeUndefined();
  expect(table.view.get().moments).toHaveLength(length);
});

test('the answer can be shown', () => {
  const table = tableOf();
  table.show();
  expect(table.attempt.get().over).toBe('shown');
  expect(table.view.get().moments.at(-1)?.step).toEqual(all.puzzles[0]!.answer);
});
