import { commitmentTo, replay } from '@shinar/core';
import { type Sumeria, sumeria } from '@shinar/sumeria';
import { beforeEach, describe, expect, test } from 'vitest';
import { sumeriaUi } from '../games/sumeria/index.ts';
import { COLOURS } from '../seats/looks.ts';
import type { Thinker } from './bots.ts';
import type { KeptTable } from './kept.ts';
import { LocalTable } from './local-table.ts';
import { newTable } from './new-table.ts';
import { choicesIn } from './picks.ts';
import { recordOf } from './record-io.ts';

/** A bot that plays its first legal move. */
const firstMove: Thinker = {
  choose: async ({ state }) => choicesIn(sumeriaUi, sumeria.rules.restore(state))[0]!.code,
  hurry: () => {},
  cancel: () => {},
};

let kept: KeptTable;
const tableOf = (bots: number, confirm: boolean, thinker = firstMove, pause = 0, strict = false): LocalTable<Sumeria> => {
  const seats = COLOURS.map((colour, seat) => ({ name: colour, colour, ...(seat < bots && { bot: 1 as const }) }));
  kept = newTable(sumeria, seats, strict);
  return reopened(confirm, thinker, pause);
};
const reopened = (confirm: boolean, thinker = firstMove, pause = 0): LocalTable<Sumeria> => {
  const table = new LocalTable(sumeriaUi, kept, {
    thinker,
    settings: () => ({ confirm, pause }),
    keep: async (next) => {
      kept = next;
    },
  });
  table.open();
  return table;
};
const settled = async (table: LocalTable<Sumeria>): Promise<string> => {
  while (['bot', 'chance'].includes(table.getSnapshot().awaits) && table.getSnapshot().fault === undefined) {
    await new Promise((done) => setTimeout(done, 1));
  }
  return table.getSnapshot().awaits;
};
const playFirst = (table: LocalTable<Sumeria>): Promise<void> => table.play(table.getSnapshot().choices[0]!.code);

describe('a turn of a person', () => {
  let table: LocalTable<Sumeria>;
  beforeEach(async () => {
    table = tableOf(0, true);
    expect(await settled(table)).toBe('person');
  });

  test('waits for the word, and can be taken back and redone until then', async () => {
    const before = table.getSnapshot().moments.length;
    await playFirst(table);
    expect(table.getSnapshot()).toMatchObject({ awaits: 'go-on', canUndo: true, canRedo: false });
    await table.undo();
    expect(table.getSnapshot()).toMatchObject({ awaits: 'person', canUndo: false, canRedo: true });
    expect(table.getSnapshot().moments).toHaveLength(before);
    await table.redo();
    expect(table.getSnapshot()).toMatchObject({ awaits: 'go-on', canRedo: false });
    table.goOn();
    expect(table.getSnapshot()).toMatchObject({ awaits: 'person', canUndo: false, canRedo: false });
  });

  test('still waits for the word after the table is opened again', async () => {
    await playFirst(table);
    expect(await settled(reopened(true))).toBe('go-on');
  });

  test('is forgotten by redo once another move is played', async () => {
    await playFirst(table);
    await table.undo();
    await table.play(table.getSnapshot().choices[1]!.code);
    expect(table.getSnapshot().canRedo).toBe(false);
  });
});

test('without asking, the game goes on at once and nothing of another seat is taken back', async () => {
  const table = tableOf(3, false);
  expect(await settled(table)).toBe('person');
  const steps = kept.steps.length;
  await playFirst(table);
  expect(await settled(table)).toBe('person');
  expect(kept.steps.length).toBe(steps + 4);
  expect(table.getSnapshot().canUndo).toBe(false);
});

test('a whole game by bots is kept, and its record is refereed with the seed that was committed to', async () => {
  const table = tableOf(4, true);
  const { commitment } = kept;
  expect(await settled(table)).toBe('nothing');
  expect(kept.over).toBe(true);
  const record = recordOf(sumeriaUi, kept);
  expect(record.fairness).toEqual({ commitment, seed: kept.seed });
  expect(commitmentTo(kept.seed)).toBe(commitment);
  expect(replay(sumeria, record).over).toBe(true);
});

test('an unfinished record does not tell the seed', async () => {
  const table = tableOf(0, true);
  await settled(table);
  expect(recordOf(sumeriaUi, kept).fairness).toEqual({ commitment: kept.commitment });
});

test('a bot that fails is told, and asked again when the table is opened again', async () => {
  let fails = true;
  const table = tableOf(4, true, {
    ...firstMove,
    choose: (request) => (fails ? Promise.reject(new Error('no idea')) : firstMove.choose(request)),
  });
  await settled(table);
  expect(table.getSnapshot().fault).toBe('Error: no idea');
  fails = false;
  table.open();
  expect(await settled(table)).toBe('nothing');
});

test('a step is shown for a while, and no longer for who has seen enough', async () => {
  const table = tableOf(3, false, firstMove, 3_600_000);
  while (['bot', 'chance'].includes(table.getSnapshot().awaits)) {
    table.hurry();
    await new Promise((done) => setTimeout(done, 1));
  }
  expect(table.getSnapshot().awaits).toBe('person');
});

test('a strict table offers neither hints nor taking back, and stays strict', async () => {
  const table = tableOf(0, true, firstMove, 0, true);
  expect(await settled(table)).toBe('person');
  await playFirst(table);
  expect(table.getSnapshot()).toMatchObject({ awaits: 'go-on', hints: false, canUndo: false });
  expect(reopened(true).getSnapshot().kept.strict).toBe(true);
  expect(tableOf(0, true).getSnapshot().hints).toBe(true);
});
