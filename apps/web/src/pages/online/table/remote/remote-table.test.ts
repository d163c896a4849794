import type { Step } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { expect, test, vi } from 'vitest';
import { FakeServer, PEOPLE, TABLE } from '../../../../wire/line/testing.ts';
import { first, type Scene, sceneForTests, steps } from './testing-remote.ts';

let scene: Scene;
let server: FakeServer;
sceneForTests((made) => {
  scene = made;
  server = made.server;
});

test('a step is seen at once, sent with its index, and stays when the server tells it', () => {
  const table = scene.enter();
  const before = steps(table);
  void table.play(first(table));
  expect(steps(table)).toBe(before + 1);
  expect(server.socket.sent).toMatchObject([{ type: 'step', index: server.entries.length }]);
  server.answer();
  expect(steps(table)).toBe(server.entries.length);
  expect(table.view.get().awaits).toBe('other');
});

test('a step that is refused is taken back, with the reason', async () => {
  const table = scene.enter();
  const before = steps(table);
  void table.play(first(table));
  server.refuse('wrong-turn');
  await vi.advanceTimersByTimeAsync(0);
  expect(steps(table)).toBe(before);
  expect(scene.room.state.get().trouble).toEqual({ code: 'wrong-turn' });
  expect(table.view.get().awaits).toBe('person');
});

test('what somebody else did first takes a pending step back', () => {
  const table = scene.enter();
  void table.play(table.view.get().choices.at(-1)!.code);
  const step = scene.anyStep();
  server.plays(step);
  expect(steps(table)).toBe(server.entries.length);
  expect(table.view.get().moments.at(-1)?.step).toEqual(server.entries.at(-1)?.step);
});

test('a step whose answer was lost is sent again with the same ticket, and played once', async () => {
  const table = scene.enter();
  const length = server.entries.length;
  void table.play(first(table));
  const [lost] = server.socket.sent;
  server.socket.close();
  await vi.advanceTimersByTimeAsync(1000);
  server.welcome();
  server.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.socket.sent).toMatchObject([{ type: 'step', ticket: (lost as { ticket: string }).ticket, index: length }]);
  server.answer();
  expect(server.entries[length]?.step).toEqual(table.view.get().moments[length + 1]?.step);
});

test('a step that arrived although its answer did not is not sent again', async () => {
  const table = scene.enter();
  const said = vi.spyOn(server.socket, 'say').mockImplementation(() => {});
  void table.play(first(table));
  server.answer();
  said.mockRestore();
  server.socket.close();
  await vi.advanceTimersByTimeAsync(1000);
  server.welcome();
  server.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.socket.sent).toEqual([]);
  expect(steps(table)).toBe(server.entries.length);
});

test('what was missed during a broken connection comes in order', async () => {
  const table = scene.enter(false);
  server.socket.close();
  const heard = server.entries.length;
  server.plays(scene.anyStep());
  await vi.advanceTimersByTimeAsync(300);
  server.welcome();
  expect(server.socket.sent).toMatchObject([{ type: 'subscribe', from: heard }]);
  server.answer();
  expect(steps(table)).toBe(server.entries.length);
});

test('with the question switched on, the end of a turn waits for the word and can be taken back here', async () => {
  const table = scene.enter(true, true);
  void table.play(first(table));
  expect(table.view.get()).toMatchObject({ awaits: 'go-on', canUndo: true });
  expect(server.socket.sent).toEqual([]);
  await table.undo();
  expect(table.view.get()).toMatchObject({ awaits: 'person', canRedo: true });
  await table.redo();
  table.goOn();
  expect(server.socket.sent).toMatchObject([{ type: 'step' }]);
  server.answer();
  expect(table.view.get().awaits).toBe('other');
});

/** The same game, played by whoever is to act, until the step that ends it is left. */
function playToLastStep(): void {
  const whole = new FakeServer(sumeria as never, PEOPLE);
  const steps: Step[] = [];
  for (; !whole.play.over; whole.plays(steps.at(-1)!)) steps.push(scene.anyStep(whole));
  for (const step of steps.slice(0, -1)) server.plays(step);
}

test('with the question switched on, the step that ends the game is asked about, sent, and over for everybody', () => {
  playToLastStep();
  const table = scene.enter(true, true);
  void table.play(first(table));
  expect(table.view.get()).toMatchObject({ awaits: 'go-on', canUndo: true });
  table.goOn();
  expect(server.socket.sent).toMatchObject([{ type: 'step' }]);
  server.answer();
  expect(server.play.over).toBe(true);
  expect(table.view.get()).toMatchObject({ awaits: 'nothing', canUndo: false });
});

test('a step that waits for the word when the others give up is taken back: the game is over without it', () => {
  const table = scene.enter(true, true);
  const before = steps(table);
  void table.play(first(table));
  server.tellTable({ status: 'over', ended: 'resigned', result: { scores: [0, 0, 0], winners: [0] } });
  expect(table.view.get()).toMatchObject({ awaits: 'nothing', winners: [0] });
  expect(steps(table)).toBe(before);
});

test('what somebody else did first is told to who had played meanwhile', () => {
  const table = scene.enter();
  void table.play(table.view.get().choices.at(-1)!.code);
  server.plays(scene.anyStep());
  expect(scene.room.state.get().trouble).toEqual({ code: 'stale-index' });
});

test('half a pick survives news that do not concern the game', () => {
  const table = scene.enter();
  const { choices } = table.view.get();
  server.tellTable({ rematch: TABLE });
  expect(table.view.get().choices).toBe(choices);
});

test('a seat that a bot holds cannot play, and can again when its owner is back', () => {
  const table = scene.enter();
  const held = server.view().seats.map((seat) => ({ ...seat, held: true }));
  server.tellTable({ seats: held });
  expect(table.view.get()).toMatchObject({ awaits: 'bot', choices: [], canUndo: false });
  server.tellTable();
  expect(table.view.get().awaits).toBe('person');
});
