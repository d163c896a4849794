/** How fast steps go through the server's own door, in this process and without sockets: rules, chance, and the store. */
import { join } from 'node:path';
import { CreateTable, type PlayStep } from '@shinar/protocol';
import { readConfig } from '../src/base/config.ts';
import type { House } from '../src/domain/house/house.ts';
import { newGuest } from '../src/domain/people/people.ts';
import { playAsPerson } from '../src/domain/play/door.ts';
import { createTable } from '../src/domain/seating/create.ts';
import { join as sit } from '../src/domain/seating/seating.ts';
import { openServer } from '../src/server.ts';
import { OPEN_LIMITS } from './processes.ts';
import { wholeGame } from './whole-game.ts';

interface Board {
  readonly id: string;
  readonly people: readonly [string, string];
  readonly steps: readonly PlayStep[];
}

/** Steps and rows of the log a second, each table with one step under way, until the first game is over. */
export async function doorRate(folder: string, database: string | undefined, tables: number, seconds: number) {
  const settings = { ...OPEN_LIMITS, SHINAR_PORT: '0', SHINAR_DATA: join(folder, 'doors'), ...(database && { SHINAR_DATABASE: database }) };
  const { house, close } = await openServer(readConfig(settings));
  const boards: Board[] = [];
  for (let i = 0; i < tables; i++) boards.push(await seated(house, i));
  const rows = async (): Promise<number> => (await house.metrics.steps.get()).values[0]?.value ?? 0;
  const before = await rows();
  const began = performance.now();
  const until = began + seconds * 1000;
  let count = 0;
  let over = false;
  const playUntil = async ({ id, people, steps }: Board): Promise<void> => {
    for (const step of steps) {
      if (over || performance.now() > until) return;
      await playAsPerson(house, id, people[step.step.by as 0 | 1], step);
      count++;
    }
    over = true;
  };
  await Promise.all(boards.map(playUntil));
  const took = (performance.now() - began) / 1000;
  const played = (await rows()) - before;
  await close();
  return { stepsASecond: Math.round(count / took), rowsASecond: Math.round(played / took) };
}

async function seated(house: House, seed: number): Promise<Board> {
  const { db } = house.store;
  const [{ person: host }, { person: guest }] = [await newGuest(db, 'Anu', house.now(), ''), await newGuest(db, 'Bel', house.now(), '')];
  const id = await createTable(house, host, CreateTable.parse({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  await sit(house, id, guest, { seat: 1, salt: '' });
  return { id, people: [host, guest], steps: await house.tables.use(id, (table) => wholeGame(table, seed)) };
}
