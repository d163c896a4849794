import {
  ChangeSeat,
  Chat,
  CreateTable,
  Join,
  Lobby,
  LobbyQuery,
  Mine,
  MineQuery,
  RecordAnswer,
  Report,
  Say,
  SeatOf,
  Start,
  TableParams,
  TableView,
} from '@shinar/protocol';
import { z } from 'zod';
import type { House } from '../house.ts';
import { seenBy } from '../seen/seen.ts';
import { linesOf, report, say } from '../tables/chat.ts';
import { createTable } from '../tables/create.ts';
import { lobby, mine } from '../tables/lists.ts';
import { recordOf } from '../tables/record.ts';
import { rematch } from '../tables/rematch.ts';
import { changeSeat, join, leave, remove } from '../tables/seating.ts';
import { start } from '../tables/start.ts';
import { viewOf } from '../tables/view.ts';
import { route } from './route.ts';

const Nothing = z.undefined();
const params = TableParams;
const view = (house: House, id: string): Promise<TableView> => house.tables.use(id, viewOf);

export const tableRoutes = [
  route({
    method: 'GET',
    path: '/api/tables',
    who: 'anyone',
    about: 'The lobby: open tables',
    query: LobbyQuery,
    answer: Lobby,
    run: async ({ house, query }) => ({ tables: await lobby(house, query.game) }),
  }),
  route({
    method: 'GET',
    path: '/api/me/tables',
    who: 'person',
    about: 'My tables, those first that wait for me, and how much of each I have seen',
    query: MineQuery,
    answer: Mine,
    async run({ house, person, query }) {
      const tables = await mine(house, person, query);
      const ids = tables.map(({ id }) => id);
      return { tables, seen: await seenBy(house.store.db, person, ids) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables',
    who: 'person',
    about: 'Make a table',
    body: CreateTable,
    answer: TableView,
    run: async ({ house, person, body }) => view(house, await createTable(house, person, body)),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table',
    who: 'viewer',
    about: 'A table',
    params,
    answer: TableView,
    run: ({ house, params: { table } }) => view(house, table),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/record',
    who: 'viewer',
    about: 'The record of the game; with its seed once the table is over',
    params,
    answer: RecordAnswer,
    run: ({ house, params: { table } }) => house.tables.use(table, (at) => ({ ...recordOf(at) })),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/join',
    who: 'person',
    about: 'Take a seat',
    params,
    body: Join,
    answer: TableView,
    async run({ house, person, params: { table }, body }) {
      await join(house, table, person, body);
      return view(house, table);
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/leave',
    who: 'seated',
    about: 'Give the seat up before the start, or leave it to a bot until I am back',
    params,
    answer: Nothing,
    run: ({ house, person, params: { table } }) => leave(house, table, person),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/start',
    who: 'host',
    about: 'Start, with bots in the open seats if a level is named',
    params,
    body: Start,
    answer: TableView,
    async run({ house, person, params: { table }, body }) {
      await start(house, table, person, body.bots);
      return view(house, table);
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/remove',
    who: 'host',
    about: 'Take somebody’s seat away before the start',
    params,
    body: SeatOf,
    answer: TableView,
    async run({ house, person, params: { table }, body }) {
      await remove(house, table, person, body.seat);
      return view(house, table);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/tables/:table/seats',
    who: 'host',
    about: 'Give an open seat to a bot, or take it back',
    params,
    body: ChangeSeat,
    answer: TableView,
    async run({ house, person, params: { table }, body }) {
      await changeSeat(house, table, person, body.seat, body.level);
      return view(house, table);
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/rematch',
    who: 'seated',
    about: 'Another game like this one; who asks first makes the table',
    params,
    answer: TableView,
    run: async ({ house, person, params: { table } }) => view(house, await rematch(house, table, person)),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/chat',
    who: 'viewer',
    about: 'The last lines, without those of people I have muted',
    params,
    answer: Chat,
    run: async ({ house, person, params: { table } }) => ({
      lines: await house.tables.use(table, (at) => linesOf(house, at, person || undefined)),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/chat',
    who: 'seated',
    about: 'Say something',
    params,
    body: Say,
    answer: Nothing,
    run: ({ house, person, params: { table }, body }) => house.tables.use(table, (at) => say(house, at, person, body.text)),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/reports',
    who: 'seated',
    about: 'Report somebody at this table to the people who run the server',
    params,
    body: Report,
    answer: Nothing,
    run: ({ house, person, params: { table }, body }) =>
      house.tables.use(table, (at) => report(house, at, person, body.person, body.reason)),
  }),
];
