import { afterTheFlood, placeOf } from '@shinar/after-the-flood/rules';
import { floodUi } from '@shinar/after-the-flood/screen';
import { assyria } from '@shinar/assyria/rules';
import { assyriaUi } from '@shinar/assyria/screen';
import type { Game, GameTypes } from '@shinar/core';
import type { GameUi } from '@shinar/table';
import { COLOURS } from '@shinar/table';
import { expect, test } from 'vitest';
import { newTable } from '../../kept/new-table.ts';
import { closingAt, eventsAt } from './closing.ts';
import { LocalTable } from './local-table.ts';

const NOBODY_THINKS = { choose: () => Promise.reject(new Error('no bots')), answerNow: () => {}, cancel: () => {} };

/** A table of people alone, with a fixed seed, where the first is asked. */
async function seated<G extends GameTypes>(game: Game<G>, ui: GameUi<G>, players: number): Promise<LocalTable<G>> {
  const seats = COLOURS.slice(0, players).map((colour) => ({ name: colour, colour }));
  const kept = { ...newTable(game, seats, false), seed: '7'.repeat(64) };
  const table = new LocalTable(ui, kept, { thinker: NOBODY_THINKS, settings: () => ({ confirm: true, beat: 0 }), keep: () => {} });
  table.open();
  await expect.poll(() => table.view.get().awaits).toBe('person');
  return table;
}
const stepsOf = (table: LocalTable<never>): unknown[] =>
  table.view.get().moments.flatMap(({ step }) => (step === undefined ? [] : [step.do]));

test('F9.1 workers are placed: nothing is left but to be done, which needs no word and is taken back with them', async () => {
  const table = await seated(afterTheFlood, floodUi, 3);
  const { moments: before, choices } = table.view.get();
  const { code } = choices.find(({ move }) => move.type === 'workers' && move.to === placeOf('irrigation'))!;
  await table.play(code);
  const { awaits, moments } = table.view.get();
  expect(awaits).toBe('go-on');
  expect(stepsOf(table as never).slice(before.length - 1)).toEqual(['workers', 'done']);
  expect(eventsAt(floodUi, moments, moments.length - 1).map(({ type }) => type)).toContain('workersPlaced');

  await table.undo();
  expect(table.view.get()).toMatchObject({ awaits: 'person', canRedo: true, canUndo: false });
  expect(table.view.get().moments).toHaveLength(before.length);
  await table.redo();
  expect(table.view.get()).toMatchObject({ awaits: 'go-on', canRedo: false });
  expect(table.view.get().moments).toHaveLength(before.length + 2);
});

test('F8.3, F9.3 with an unused scribe there is more to do, and one is asked', async () => {
  const table = await seated(afterTheFlood, floodUi, 3);
  const place = async (type: string, at?: number): Promise<void> => {
    const found = table.view
      .get()
      .choices.find(
        ({ move }) => move.type === type && (at === undefined || ('at' in move && move.at === at) || ('to' in move && move.to === at)),
      );
    await table.play(found!.code);
  };
  await place('city', placeOf('uruk'));
  for (let i = 0; i < 2; i++) {
    table.goOn();
    await place('city');
  }
  table.goOn();
  await place('workers', placeOf('weaving'));
  expect(table.view.get().awaits).toBe('person');
  expect(stepsOf(table as never).at(-1)).toBe('workers');
});

test('A7 whole games of people: nobody is asked after an own step where only the end of it is left', async () => {
  const table = await seated(assyria, assyriaUi, 2);
  for (let i = 0; i < 400 && table.view.get().awaits !== 'nothing'; i++) {
    await expect.poll(() => table.view.get().awaits).not.toBe('chance');
    const { awaits, choices, moments } = table.view.get();
    if (awaits === 'go-on') table.goOn();
    if (awaits !== 'person') continue;
    expect(closingAt(assyriaUi, moments.at(-1)!)).toBeUndefined();
    await table.play(choices[(i * 7) % choices.length]!.code);
  }
});
