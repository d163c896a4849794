import { sumeria } from '@shinar/sumeria';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumeriaUi } from '../games/sumeria/index.ts';
import { copyOf } from './plan.ts';
import { RemoteTable } from './remote-table.ts';
import { Room } from './room.ts';
import { FakeServer, TABLE } from './testing.ts';

const PEOPLE = ['anu', 'bel', 'ea'];
beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'http://127.0.0.1/' } });
  vi.stubGlobal('fetch', async () => Response.json({ lines: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

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
  expect(table.getSnapshot().hints).toBe(hints);
  expect(copyOf(table, 0).table.getSnapshot().hints).toBe(hints);
});
