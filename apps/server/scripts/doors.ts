/** How fast steps go through the server's own door, in this process and without sockets: rules, chance, and the store. */
import { join } from 'node:path';
import { SeededDice } from '@shinar/core';
import { CreateTable } from '@shinar/protocol';
import { readConfig } from '../src/config.ts';
import type { House } from '../src/house.ts';
import { newGuest } from '../src/people/people.ts';
import { playAsPerson } from '../src/play/door.ts';
import { openServer } from '../src/server.ts';
import { createTable } from '../src/tables/create.ts';
import { join as sit } from '../src/tables/seating.ts';
import { anyStep, newTicket } from '../src/testing-game.ts';
import { OPEN_LIMITS } from './processes.ts';

/** Steps a second, each table with one step under way; choosing the steps is part of the time. */
export async function doorRate(folder: string, database: string | undefined, tables: number, seconds: number): Promise<number> {
  const settings = { ...OPEN_LIMITS, SHINAR_PORT: '0', SHINAR_DATA: join(folder, 'doors'), ...(database && { SHINAR_DATABASE: database }) };
  const { house, close } = await openServer(readConfig(settings));
  const boards = await Promise.all(Array.from({ length: tables }, () => seated(house)));
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(boards.map((board, i) => playUntil(house, board, until, i)));
  const rate = counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
  await close();
  return Math.round(rate);
}

interface Board {
  readonly id: string;
  readonly people: readonly [string, string];
}

async function seated(house: House): Promise<Board> {
  const { db } = house.store;
  const [{ person: host }, { person: guest }] = [await newGuest(db, 'Anu', house.now()), await newGuest(db, 'Bel', house.now())];
  const id = await createTable(house, host, CreateTable.parse({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  await sit(house, id, guest, { seat: 1, salt: '' });
  return { id, people: [host, guest] };
}

async function playUntil(house: House, { id, people }: Board, until: number, seed: number): Promise<number> {
  const dice = new SeededDice(seed);
  let count = 0;
  while (performance.now() < until) {
    const next = await house.tables.use(id, (table) =>
      table.play.over ? undefined : { index: table.length, ticket: newTicket(), step: anyStep(table.play, dice) },
    );
    if (next === undefined) break;
    await playAsPerson(house, id, people[next.step.by as 0 | 1], next);
    count++;
  }
  return count;
}
