/** The contract lets a step be several moves: every table of the page plays a game whose turns are one step each. */
import { CHANCE, type Code, FairDice, Play, replay, type Step } from '@shinar/core';
import { COLOURS, type GameUi } from '@shinar/table';
import type { Lesson } from '@shinar/teach';
import { marshByTurns as game } from '@shinar/testkit/marsh';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeviceGame } from './kept/device-game.ts';
import { recordOf } from './kept/record-of.ts';
import { START } from './kept/studies/study-tree.ts';
import { ExploreTable } from './pages/explore/explore-table.ts';
import { LessonTable } from './pages/learn/lesson-table.ts';
import { RemoteTable } from './pages/online/table/remote/remote-table.ts';
import { LocalTable } from './table/model/local-table.ts';
import type { Table } from './table/model/table.ts';
import { QuizTable } from './table/quiz/quiz-table.ts';
import { Room } from './wire/line/room.ts';
import { FakeServer, PEOPLE, pageForTests, TABLE } from './wire/line/testing.ts';

const ui = { game, picks: (_: unknown, move: unknown) => [JSON.stringify(move)] } as unknown as GameUi;
const seats = COLOURS.slice(0, 2).map((colour) => ({ name: colour, colour }));
const PLAYER = 0;

/** The steps before the first turn. */
const opening = new Play(game, 2);
while (game.rules.actor(opening.state) === CHANCE) opening.chance(new FairDice('7'.repeat(64), [], opening.steps.length));
const before = [...opening.steps];
const turn: Step = { by: PLAYER, do: 'turn', acts: [{ do: 'cut' }, { do: 'rest' }] };
const [cut, rest] = game.steps.read({ do: 'turn', acts: turn.acts }, 'turn').map((move) => game.rules.encode(move)) as [Code, Code];
const wholeTurn = [cut, rest];

const keptGame = (steps = before): DeviceGame =>
  ({
    id: 'marsh-1',
    game: 'marsh',
    board: game.board.name,
    rules: 1,
    seats,
    seed: '7'.repeat(64),
    steps,
    over: false,
    touched: 0,
  }) as unknown as DeviceGame;
const stepsOf = (table: Table): unknown[] => table.view.get().moments.flatMap(({ step }) => step ?? []);
const playAll = async (table: Table, codes: readonly Code[]): Promise<void> => {
  for (const code of codes) await table.play(code);
};

pageForTests();
beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

/** Asks the same person on, with nothing in the log, and back to before the step. */
async function playsAndTakesBack(table: Table): Promise<void> {
  await table.play(cut);
  expect(table.view.get()).toMatchObject({ awaits: 'person', seat: PLAYER, canUndo: true });
  expect(table.view.get().moments.at(-1)).toMatchObject({ events: [{ type: 'reedCut' }] });
  expect(stepsOf(table)).toEqual(before);
  await table.undo();
  expect(table.view.get()).toMatchObject({ awaits: 'person', canUndo: false, canRedo: false });
  expect(table.view.get().moments).toHaveLength(before.length + 1);
  await playAll(table, wholeTurn);
  expect(stepsOf(table)).toEqual([...before, turn]);
  expect(
    table.view
      .get()
      .moments.at(-1)!
      .events.map(({ type }) => type),
  ).toEqual(['reedCut', 'rested']);
}

test('on one device a step is kept once it is whole; bots too play all of it', async () => {
  let kept = keptGame();
  const thinker = { choose: async () => rest, answerNow: () => {}, cancel: () => {} };
  const keep = (next: DeviceGame): void => {
    expect(next.steps.every((step) => step.by === 'chance' || step.do === 'turn')).toBe(true);
    kept = next;
  };
  const options = { thinker, keep, settings: () => ({ confirm: true, beat: 0 }) };
  const table = new LocalTable(ui, kept, options);
  await playsAndTakesBack(table);
  expect(kept.steps).toEqual([...before, turn]);
  expect(table.view.get()).toMatchObject({ awaits: 'go-on', canUndo: true });
  await table.undo();
  await table.redo();
  expect(kept.steps).toEqual([...before, turn]);
  replay(game, recordOf(ui, kept));

  const moves = [cut, rest];
  const bot = { ...thinker, choose: async () => moves.shift()! };
  const seated = { ...keptGame(), seats: [{ ...seats[0]!, bot: 1 as const }, seats[1]!] };
  const watched = new LocalTable(ui, seated, { ...options, thinker: bot });
  watched.open();
  await expect.poll(() => watched.view.get().awaits).toBe('person');
  expect(kept.steps.at(-1)).toEqual({ by: 0, do: 'turn', acts: [{ do: 'cut' }, { do: 'rest' }] });
});

test('at a server a step is sent once it is whole, and half a step gives way to what the server tells', async () => {
  const people = PEOPLE.slice(0, 2);
  const server = new FakeServer(game as never, people);
  const room = new Room(TABLE, server.wire);
  room.enter();
  server.welcome();
  server.answer();
  const table = new RemoteTable(ui, room, { person: people[server.view().turn.seat!], confirm: () => false, seats: () => seats });
  table.open();
  const { length } = server.entries;
  await table.play(cut);
  expect(server.socket.sent).toEqual([]);
  expect(table.view.get()).toMatchObject({ awaits: 'person', canUndo: true });
  await table.undo();
  await playAll(table, wholeTurn);
  expect(server.socket.sent).toMatchObject([{ type: 'step', index: length, step: turn }]);
  server.answer();
  expect(table.view.get()).toMatchObject({ awaits: 'other', fault: undefined });
  expect(room.state.get().trouble).toBeUndefined();

  const other = new RemoteTable(ui, room, { person: people[1], confirm: () => false, seats: () => seats });
  other.open();
  await other.play(other.view.get().choices[0]!.code);
  server.plays({ ...turn, by: 1, acts: [{ do: 'rest' }] });
  expect(stepsOf(other).slice(before.length, before.length + 2)).toEqual([turn, { by: 1, do: 'turn', acts: [{ do: 'rest' }] }]);
  expect(room.state.get().trouble).toEqual({ code: 'stale-index' });
});

test('a lesson judges a step once it is whole, and takes one back that does not serve', async () => {
  const lesson: Lesson = { id: 'turn', players: 2, before, line: [turn], tasks: [{ expect: [{ do: 'turn' }] }] };
  const strict: Lesson = { ...lesson, tasks: [{ expect: [{ do: 'rest' }] }] };
  const options = { pause: () => 0, keep: async () => {} };
  const table = new LessonTable(ui, 'marsh' as never, lesson, options);
  await table.play(cut);
  expect(table.course.get()).toEqual({ task: 0, answer: undefined, over: false });
  await table.play(rest);
  expect(table.course.get()).toEqual({ task: 1, answer: undefined, over: true });

  const refusing = new LessonTable(ui, 'marsh' as never, strict, options);
  await playAll(refusing, wholeTurn);
  expect(refusing.course.get()).toEqual({ task: 0, answer: 'other', over: false });
  expect(refusing.view.get().moments).toHaveLength(before.length + 1);
});

test('a puzzle is solved move by move, and shown whole from the middle', async () => {
  const table = new QuizTable(ui, { id: 'puzzle', seats, before, answer: turn });
  await table.play(rest);
  expect(table.attempt.get()).toEqual({ tried: rest, over: undefined });
  expect(stepsOf(table)).toEqual(before);
  await playAll(table, [cut, rest]);
  expect(table.attempt.get().over).toBe('right');
  expect(stepsOf(table)).toEqual([...before, turn]);
  await table.startOver();
  await table.play(cut);
  table.show();
  expect(table.attempt.get().over).toBe('shown');
  expect(stepsOf(table)).toEqual([...before, turn]);
});

test('in a study a step is a branch once it is whole', async () => {
  const nodes = before.map((step, i) => ({ from: i, step }));
  const study = { id: 'study', title: '', game: 'marsh', players: 2, board: game.board.name, rules: 1, nodes, seats, touched: 0 };
  const shown: number[] = [];
  const thinker = { choose: async () => rest, answerNow: () => {}, cancel: () => {} };
  const options = { thinker, keep: async () => {}, show: (node: number) => shown.push(node), newSeed: () => 1 };
  const table = new ExploreTable(ui, study as never, options);
  table.goTo(before.length);
  await table.play(cut);
  expect(table.tree.nodes).toHaveLength(before.length);
  expect(table.view.get()).toMatchObject({ awaits: 'person', seat: PLAYER });
  await table.undo();
  expect(table.view.get().moments).toHaveLength(before.length + 1);
  await playAll(table, wholeTurn);
  expect(stepsOf(table)).toEqual([...before, turn]);
  expect(shown).toEqual([before.length + 1]);
  await table.startOver();
  expect(shown.at(-1)).toBe(before.length);
  expect(table.tree.before(before.length + 1)).not.toBe(START);
  await table.botPlays(1);
  expect(stepsOf(table).at(-1)).toEqual({ by: 1, do: 'turn', acts: [{ do: 'rest' }] });
});
