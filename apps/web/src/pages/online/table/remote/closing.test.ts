import { afterTheFlood } from '@shinar/after-the-flood/rules';
import { floodUi } from '@shinar/after-the-flood/screen';
import { beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../../../../wire/line/room.ts';
import { FakeServer, PEOPLE, pageForTests, TABLE } from '../../../../wire/line/testing.ts';
import { RemoteTable } from './remote-table.ts';

pageForTests();
beforeEach(() => void vi.useFakeTimers());

test('F9.1 at a server workers are placed and done: the end of the turn waits for the word, and both steps arrive', async () => {
  const server = new FakeServer(afterTheFlood as never, PEOPLE);
  const room = new Room(TABLE, server.wire);
  room.enter();
  server.welcome();
  server.answer();
  const seats = PEOPLE.map((name) => ({ name, colour: 'lapis' as const }));
  const person = PEOPLE[server.view().turn.seat!];
  const table = new RemoteTable(floodUi, room, { person, confirm: () => true, seats: () => seats });
  table.open();
  const before = server.entries.length;
  await table.play(table.view.get().choices.find(({ move }) => move.type === 'workers')!.code);
  expect(table.view.get()).toMatchObject({ awaits: 'go-on', canUndo: true });
  expect(server.socket.sent).toMatchObject([{ type: 'step', index: before }]);
  server.answer();
  table.goOn();
  expect(server.socket.sent).toMatchObject([{ type: 'step', index: before + 1, step: { do: 'done' } }]);
  server.answer();
  expect(table.view.get().awaits).toBe('other');
  expect(server.entries.slice(before).map(({ step }) => step?.do)).toEqual(['workers', 'done']);
});
