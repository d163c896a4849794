import { commitmentTo, replay } from '@shinar/core';
import { type Sumeria, sumeria } from '@shinar/sumeria/rules';
import { sumeriaUi } from '@shinar/sumeria/screen';
import { COLOURS, choicesIn } from '@shinar/table';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Thinker } from '../../bots/bots.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { newTable } from '../../kept/new-table.ts';
import { recordOf } from '../../kept/record-of.ts';
import { LocalTable } from './local-table.ts';

/** A bot that plays its first legal move. */
const firstMove: Thinker = {
  choose: async ({ state }) => choicesIn(sumeriaUi, sumeria.rules.restore(state))[0]!.code,
  answerNow: () => {},
  cancel: () => {},
};

let kept: DeviceGame;
const tableOf = (bots: number, confirm: boolean, thinker = firstMove, beat = 0, strict = false): LocalTable<Sumeria> => {
  const seats = COLOURS.map((colour, seat) => ({ name: colour, colour, ...(seat < bots && { bot: 1 as const }) }));
  kept = newTable(sumeria, seats, strict);
  return reopened(confirm, thinker, beat);
};
const reopened = (confirm: boolean, thinker = firstMove, beat = 0): LocalTable<Sumeria> => {
  const table = new LocalTable(sumeriaUi, kept, {
    thinker,
    settings: () => ({ confirm, beat }),
    keep: (next) => {
      kept = next;
    },
  });
  table.open();
  return table;
};
const settled = async (table: LocalTable<Sumeria>): Promise<string> => {
  while (['bot', 'chance'].includes(table.view.get().awaits) && table.view.get().fault === undefined) {
    await new Promise((done) => setTimeout(done, 1));
  }
  return table.view.get().awaits;
};
const playFirst = (table: LocalTable<Sumeria>): Promise<void> => table.play(table.view.get().choices[0]!.code);

describe('a turn of a person', () => {
  let table: LocalTable<Sumeria>;
  beforeEach(async () => {
    table = tableOf(0, true);
    expect(await settled(table)).toBe('person');
  });

  test('waits for the word, and can be taken back and redone until then', async () => {
    const before = table.view.get().moments.length;
    await playFirst(table);
    expect(table.view.get()).toMatchObject({ awaits: 'go-on', canUndo: true, canRedo: false });
    await table.undo();
    expect(table.view.get()).toMatchObject({ awaits: 'person', canUndo: false, canRedo: true });
    expect(table.view.get().moments).toHaveLength(before);
    await table.redo();
    expect(table.view.get()).toMatchObject({ awaits: 'go-on', canRedo: false });
    table.goOn();
    expect(table.view.get()).toMatchObject({ awaits: 'person', canUndo: false, canRedo: false });
  });

  test('still waits for the word after the table is opened again', async () => {
    await playFirst(table);
    expect(await settled(reopened(true))).toBe('go-on');
  });

  test('is forgotten by redo once another move is played', async () => {
    await playFirst(table);
    await table.undo();
    await table.play(table.view.get().choices[1]!.code);
    expect(table.view.get().canRedo).toBe(false);
  });
});

test('without asking, the game goes on at once; against bots alone taking back goes over their moves', async () => {
  const table = tableOf(3, false);
  expect(await settled(table)).toBe('person');
  expect(table.view.get().canUndo).toBe(false);
  const { steps } = kept;
  await playFirst(table);
  expect(await settled(table)).toBe('person');
  expect(kept.steps.length).toBe(steps.length + 4);
  await table.undo();
  expect(kept.steps).toEqual(steps);
  expect(table.view.get()).toMatchObject({ awaits: 'person', canUndo: false, canRedo: false });
});

test('with others at the table nothing of another seat is taken back', async () => {
  const table = tableOf(2, false);
  expect(await settled(table)).toBe('person');
  await playFirst(table);
  expect(await settled(table)).toBe('person');
  expect(table.view.get().canUndo).toBe(false);
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
  expect(table.view.get().fault).toBe('Error: no idea');
  fails = false;
  table.open();
  expect(await settled(table)).toBe('nothing');
});

test('a step is shown for a while, and no longer for who has seen enough', async () => {
  const table = tableOf(3, false, firstMove, 3_600_000);
  while (['bot', 'chance'].includes(table.view.get().awaits)) {
    table.skipWait();
    await new Promise((done) => setTimeout(done, 1));
  }
  expect(table.view.get().awaits).toBe('person');
});

test('a strict table offers neither hints nor taking back, and stays strict', async () => {
  const table = tableOf(0, true, firstMove, 0, true);
  expect(await settled(table)).toBe('person');
  await playFirst(table);
  expect(table.view.get()).toMatchObject({ awaits: 'go-on', hints: false, canUndo: false });
  expect(reopened(true).view.get().sitting.strict).toBe(true);
  expect(tableOf(0, true).view.get().hints).toBe(true);
});

describe('a table that another tab plays', () => {
  test('is only shown, and becomes what is heard of it', async () => {
    const leader = tableOf(0, true);
    const follower = new LocalTable(sumeriaUi, kept, { thinker: firstMove, settings: () => ({ confirm: true, beat: 0 }), keep: never });
    follower.sit(false);
    follower.open();
    await settled(leader);
    follower.follow(kept);
    expect(follower.view.get()).toMatchObject({ awaits: 'other', choices: [], canUndo: false });
    await playFirst(leader);
    follower.follow(kept);
    expect(follower.view.get()).toMatchObject({ awaits: 'other', canUndo: false });
    await leader.undo();
    follower.follow(kept);
    expect(follower.view.get().moments).toHaveLength(leader.view.get().moments.length);
    await follower.play(leader.view.get().choices[0]!.code);
    follower.sit(true);
    expect(follower.view.get()).toMatchObject({ awaits: 'person', moments: { length: leader.view.get().moments.length } });
  });

  test('does not take in what a bot was still thinking of', async () => {
    let answer = (_: number): void => {};
    const thinker: Thinker = { ...firstMove, choose: () => new Promise((done) => (answer = done)) };
    const table = tableOf(4, true, thinker);
    while (table.view.get().awaits !== 'bot') await new Promise((done) => setTimeout(done, 1));
    const code = choicesIn(sumeriaUi, table.view.get().moments.at(-1)!.state)[0]!.code;
    const { length } = table.view.get().moments;
    table.sit(false);
    answer(code);
    await new Promise((done) => setTimeout(done, 5));
    expect(table.view.get()).toMatchObject({ moments: { length }, fault: undefined });
  });
});

const never = (): void => {
  throw new Error('nothing is kept here');
};
