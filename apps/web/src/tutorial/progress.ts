/** Which lessons have been done on this device, and how far others were taken, in IndexedDB. */
import type { StepBody } from '@shinar/core';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameId } from '../games/index.ts';

interface Schema extends DBSchema {
  done: { key: GameId; value: readonly string[] };
  /** The learner's own steps, by game and lesson. */
  begun: { key: string; value: readonly StepBody[] };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('shinar-lessons', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('done');
      db.createObjectStore('begun');
    },
  });
  return opened;
}

export async function doneLessons(game: GameId): Promise<readonly string[]> {
  return (await (await database()).get('done', game)) ?? [];
}

const nameOf = (game: GameId, lesson: string): string => `${game}/${lesson}`;

export async function begunSteps(game: GameId, lesson: string): Promise<readonly StepBody[]> {
  return (await (await database()).get('begun', nameOf(game, lesson))) ?? [];
}

export async function keepBegun(game: GameId, lesson: string, steps: readonly StepBody[]): Promise<void> {
  await (await database()).put('begun', steps, nameOf(game, lesson));
}

export async function markDone(game: GameId, lesson: string): Promise<void> {
  const transaction = (await database()).transaction(['done', 'begun'], 'readwrite');
  const done = transaction.objectStore('done');
  const before = (await done.get(game)) ?? [];
  await done.put([...new Set([...before, lesson])], game);
  await transaction.objectStore('begun').delete(nameOf(game, lesson));
  await transaction.done;
}

/** Whether no lesson of any game has been done. */
export async function isFresh(): Promise<boolean> {
  return (await (await database()).count('done')) === 0;
}
