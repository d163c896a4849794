import { expect, test } from 'vitest';
import { sumeriaUi } from '../games/sumeria/index.ts';
import { PuzzleTable } from './puzzle-table.ts';
import { puzzles } from './puzzles.ts';

const all = await puzzles.get('sumeria');
const tableOf = (): PuzzleTable => new PuzzleTable(sumeriaUi as unknown as PuzzleTable['ui'], all, 0);

test('a step that is not the best is told and not played', async () => {
  const table = tableOf();
  const { choices, moments } = table.getSnapshot();
  const wrong = choices.find(({ code }) => code !== table.answer)!.code;
  await table.play(wrong);
  expect(table.getAttempt()).toEqual({ tried: wrong, over: undefined });
  expect(table.getSnapshot().moments).toHaveLength(moments.length);
});

test('the best step is played, and ends it until it is begun again', async () => {
  const table = tableOf();
  const { length } = table.getSnapshot().moments;
  await table.play(table.answer);
  expect(table.getAttempt().over).toBe('right');
  expect(table.getSnapshot()).toMatchObject({ choices: [] });
  expect(table.getSnapshot().moments).toHaveLength(length + 1);
  await table.startOver();
  expect(table.getAttempt().over).toBeUndefined();
  expect(table.getSnapshot().moments).toHaveLength(length);
});

test('the answer can be shown', () => {
  const table = tableOf();
  table.show();
  expect(table.getAttempt().over).toBe('shown');
  expect(table.getSnapshot().moments.at(-1)?.step).toEqual(all.puzzles[0]!.answer);
});
