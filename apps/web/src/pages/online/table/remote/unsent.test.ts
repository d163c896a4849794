import { expect, test, vi } from 'vitest';
import { type FakeServer, PEOPLE, TABLE } from '../../../../wire/line/testing.ts';
import { first, type Scene, sceneForTests, steps } from './testing-remote.ts';

let scene: Scene;
let server: FakeServer;
sceneForTests((made) => {
  scene = made;
  server = made.server;
});

const away = (): void => {
  server.socket.close();
  vi.spyOn(server.socket, 'send').mockImplementation(() => {});
};
const tickets = (): string[] => server.socket.sent.flatMap((message) => (message.type === 'step' ? [message.ticket] : []));

test('a new page sends what the one before could not, once, with the same ticket', () => {
  const before = scene.enter();
  const length = server.entries.length;
  void before.play(first(before));
  const [ticket] = tickets();
  away();
  const table = scene.reload();
  expect(steps(table)).toBe(length + 1);
  expect(tickets()).toEqual([ticket]);
  server.answer();
  expect(server.entries.length).toBeGreaterThan(length);
  expect(steps(table)).toBe(server.entries.length);
  expect(scene.stored.size).toBe(0);
  expect(tickets()).toEqual([]);
  scene.reload();
  expect(tickets()).toEqual([]);
});

test('a new page does not send again what had arrived', () => {
  const before = scene.enter();
  void before.play(first(before));
  const said = vi.spyOn(server.socket, 'say').mockImplementation(() => {});
  server.answer();
  said.mockRestore();
  away();
  const table = scene.reload(PEOPLE[before.seat!]);
  expect(tickets()).toEqual([]);
  expect(steps(table)).toBe(server.entries.length);
  expect(scene.room.state.get().trouble).toBeUndefined();
  expect(scene.stored.size).toBe(0);
});

test('a new page still asks for the word, and sends nothing before', () => {
  const before = scene.enter(true, true);
  void before.play(first(before));
  const table = scene.reload(undefined, true);
  expect(table.view.get()).toMatchObject({ awaits: 'go-on', canUndo: true });
  expect(tickets()).toEqual([]);
  table.goOn();
  expect(tickets()).toHaveLength(1);
});

test('a new page tells that the game has gone on without what was played, and plays nothing', () => {
  const before = scene.enter();
  void before.play(before.view.get().choices.at(-1)!.code);
  away();
  server.plays(scene.anyStep());
  const table = scene.reload(PEOPLE[before.seat!]);
  expect(scene.room.state.get().trouble).toEqual({ code: 'stale-index' });
  expect(steps(table)).toBe(server.entries.length);
  expect(tickets()).toEqual([]);
  expect(scene.stored.size).toBe(0);
});

test('a new page of somebody else sends nothing of it', () => {
  const before = scene.enter();
  const length = steps(before);
  void before.play(first(before));
  away();
  const table = scene.reload(PEOPLE[(before.seat! + 1) % 3]);
  expect(steps(table)).toBe(length);
  expect(tickets()).toEqual([]);
});

test.each(['', '{', '[]', '{"steps":[{}]}', '{"steps":[{"ticket":"t","index":3,"step":{"by":0,"do":"fly"}}]}'])(
  'minds nothing that is damaged: %s',
  (text) => {
    scene.enter();
    const person = PEOPLE[server.view().turn.seat!]!;
    scene.stored.set(`shinar-unsent-${TABLE}-${person}`, text);
    const table = scene.reload(person);
    expect(steps(table)).toBe(server.entries.length);
    expect(tickets()).toEqual([]);
  },
);

test('where the device keeps nothing, steps are sent all the same', () => {
  vi.stubGlobal('localStorage', {
    getItem: blocked,
    setItem: blocked,
    removeItem: blocked,
  });
  const table = scene.enter();
  void table.play(first(table));
  expect(tickets()).toHaveLength(1);
  server.answer();
  expect(steps(table)).toBe(server.entries.length);
});
const blocked = (): never => {
  throw new DOMException('no storage here', 'SecurityError');
};
