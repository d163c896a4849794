import type { Code, Step } from '@shinar/core';
import { type Sumeria, sumeria } from '@shinar/sumeria';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumeriaUi } from '../games/sumeria/index.ts';
import { choicesIn } from '../table/picks.ts';
import { RemoteTable } from './remote-table.ts';
import { Room } from './room.ts';
import { FakeServer, TABLE } from './testing.ts';

const PEOPLE = ['anu', 'bel', 'ea'];
let server: FakeServer;
let room: Room;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { href: 'http://127.0.0.1/' } });
  vi.stubGlobal('fetch', async () => Response.json({ lines: [] }));
  server = new FakeServer(sumeria as never, PEOPLE);
  room = new Room(TABLE, server.wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The table as the one sees it whose turn it is, or somebody else. */
function enter(turn = true, confirm = false): RemoteTable<Sumeria> {
  room.enter();
  server.welcome();
  server.answer();
  const { seat } = server.view().turn;
  const person = PEOPLE[turn ? seat! : (seat! + 1) % 3];
  const seats = PEOPLE.map((name) => ({ name, colour: 'lapis' as const }));
  const table = new RemoteTable(sumeriaUi, room, { person, confirm: () => confirm, seats: () => seats });
  table.open();
  return table;
}
const first = (table: RemoteTable<Sumeria>): Code => table.getSnapshot().choices[0]!.code;
const steps = (table: RemoteTable<Sumeria>): number => table.getSnapshot().moments.length - 1;
const anyStep = (): Step => {
  const play = server.play as never as { state: Sumeria['state'] };
  const { move } = choicesIn(sumeriaUi, play.state)[0]!;
  return { by: server.view().turn.seat!, ...sumeria.steps.write([move]) };
};

test('a step is seen at once, sent with its index, and stays when the server tells it', () => {
  const table = enter();
  const before = steps(table);
  void table.play(first(table));
  expect(steps(table)).toBe(before + 1);
  expect(server.socket.sent).toMatchObject([{ type: 'step', index: server.entries.length }]);
  server.answer();
  expect(steps(table)).toBe(server.entries.length);
  expect(table.getSnapshot().awaits).toBe('other');
});

test('a step that is refused is taken back, with the reason', async () => {
  const table = enter();
  const before = steps(table);
  void table.play(first(table));
  server.refuse('wrong-turn');
  await vi.advanceTimersByTimeAsync(0);
  expect(steps(table)).toBe(before);
  expect(room.state.get().trouble).toEqual({ code: 'wrong-turn' });
  expect(table.getSnapshot().awaits).toBe('person');
});

test('what somebody else did first takes a pending step back', () => {
  const table = enter();
  void table.play(table.getSnapshot().choices.at(-1)!.code);
  const step = anyStep();
  server.plays(step);
  expect(steps(table)).toBe(server.entries.length);
  expect(table.getSnapshot().moments.at(-1)?.step).toEqual(server.entries.at(-1)?.step);
});

test('a step whose answer was lost is sent again with the same ticket, and played once', async () => {
  const table = enter();
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
  expect(server.entries[length]?.step).toEqual(table.getSnapshot().moments[length + 1]?.step);
});

test('a step that arrived although its answer did not is not sent again', async () => {
  const table = enter();
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
  const table = enter(false);
  server.socket.close();
  const heard = server.entries.length;
  server.plays(anyStep());
  await vi.advanceTimersByTimeAsync(300);
  server.welcome();
  expect(server.socket.sent).toMatchObject([{ type: 'subscribe', from: heard }]);
  server.answer();
  expect(steps(table)).toBe(server.entries.length);
});

test('with the question switched on, the end of a turn waits for the word and can be taken back here', async () => {
  const table = enter(true, true);
  void table.play(first(table));
  expect(table.getSnapshot()).toMatchObject({ awaits: 'go-on', canUndo: true });
  expect(server.socket.sent).toEqual([]);
  await table.undo();
  expect(table.getSnapshot()).toMatchObject({ awaits: 'person', canRedo: true });
  await table.redo();
  table.goOn();
  expect(server.socket.sent).toMatchObject([{ type: 'step' }]);
  server.answer();
  expect(table.getSnapshot().awaits).toBe('other');
});

test('half a pick survives news that do not concern the game', () => {
  const table = enter();
  const { choices } = table.getSnapshot();
  server.tellTable({ rematch: TABLE });
  expect(table.getSnapshot().choices).toBe(choices);
});

test('a seat that a bot holds cannot play, and can again when its owner is back', () => {
  const table = enter();
  const held = server.view().seats.map((seat) => ({ ...seat, held: true }));
  server.tellTable({ seats: held });
  expect(table.getSnapshot()).toMatchObject({ awaits: 'bot', choices: [], canUndo: false });
  server.tellTable();
  expect(table.getSnapshot().awaits).toBe('person');
});
