import { sumeria } from '@shinar/sumeria/rules';
import { sumeriaUi } from '@shinar/sumeria/screen';
import { expect, test } from 'vitest';
import { Room } from '../../../../wire/line/room.ts';
import { FakeServer, PEOPLE, pageForTests, TABLE } from '../../../../wire/line/testing.ts';
import { RemoteTable } from '../remote/remote-table.ts';
import { copyOf } from './plan.ts';

pageForTests();

test.each([
  ['may', false, true],
  ['may not', true, false],
])('advice %s be asked for where the server says rated: %s, nor on a copy of it', (_, rated, hints) => {
  const server = new FakeServer(sumeria as never, PEOPLE);
  const room = new Room(TABLE, server.wire);
  room.enter();
  server.welcome();
  server.answer();
  server.tellTable({ rated });
  const seats = PEOPLE.map((name) => ({ name, colour: 'lapis' as const }));
  const table = new RemoteTable(sumeriaUi, room, { person: PEOPLE[0], confirm: () => false, seats: () => seats });
  table.open();
  expect(table.view.get().hints).toBe(hints);
  expect(copyOf(table, 0).table.view.get().hints).toBe(hints);
});
