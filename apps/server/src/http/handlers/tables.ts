import type { TableView } from '@shinar/protocol';
import { linesOf, report, say } from '../../domain/chat/chat.ts';
import type { House } from '../../domain/house/house.ts';
import { mine } from '../../domain/lists/lists.ts';
import { openLobby } from '../../domain/lists/lobby.ts';
import { seenBy } from '../../domain/lists/seen.ts';
import { createTable } from '../../domain/seating/create.ts';
import { rematch } from '../../domain/seating/rematch.ts';
import { changeSeat, join, leave, remove } from '../../domain/seating/seating.ts';
import { commitToSeed } from '../../domain/seating/seeds.ts';
import { start } from '../../domain/seating/start.ts';
import { recordOf } from '../../domain/tables/record.ts';
import { viewOf } from '../../domain/tables/view.ts';
import type { Handlers } from './handler.ts';

const view = (house: House, id: string): Promise<TableView> => house.tables.use(id, viewOf);

export const tablesHandlers = {
  lobby: ({ house, query }) => openLobby(house, query.game),
  async myTables({ house, person, query }) {
    const tables = await mine(house, person, query);
    const ids = tables.map(({ id }) => id);
    return { tables, seen: await seenBy(house.store.db, person, ids) };
  },
  commit: ({ house, person }) => commitToSeed(house, person),
  createTable: async ({ house, person, body }) => view(house, await createTable(house, person, body)),
  table: ({ house, params: { table } }) => view(house, table),
  record: ({ house, params: { table } }) => house.tables.use(table, (at) => ({ ...recordOf(at) })),
  async join({ house, person, params: { table }, body }) {
    await join(house, table, person, body);
    return view(house, table);
  },
  leave: ({ house, person, params: { table } }) => leave(house, table, person),
  async start({ house, person, params: { table }, body }) {
    await start(house, table, person, body);
    return view(house, table);
  },
  async removeSeat({ house, person, params: { table }, body }) {
    await remove(house, table, person, body.seat);
    return view(house, table);
  },
  async changeSeat({ house, person, params: { table }, body }) {
    await changeSeat(house, table, person, body.seat, body.level);
    return view(house, table);
  },
  rematch: async ({ house, person, params: { table } }) => view(house, await rematch(house, table, person)),
  chat: async ({ house, person, params: { table } }) => ({
    lines: await house.tables.use(table, (at) => linesOf(house, at, person || undefined)),
  }),
  say: ({ house, person, params: { table }, body }) => house.tables.use(table, (at) => say(house, at, person, body.text)),
  report: ({ house, person, params: { table }, body }) =>
    house.tables.use(table, (at) => report(house, at, person, body.person, body.reason)),
} satisfies Partial<Handlers>;
