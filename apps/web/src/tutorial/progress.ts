/** Which lessons have been done on this device, in IndexedDB. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameId } from '../games/index.ts';

interface Schema extends DBSchema {
  done: { key: GameId; value: readonly string[] };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('shinar-lessons', 1, {
    upgrade(db) {
      db.createObjectStore('done');
    },
  });
  return opened;
}

export async function doneLessons(game: GameId): Promise<readonly string[]> {
  return (await (await database()).get('done', game)) ?? [];
}

export async function markDone(game: GameId, lesson: string): Promise<void> {
  const transaction = (await database()).transaction('done', 'readwrite');
  const before = (await transaction.store.get(game)) ?? [];
  await transaction.store.put([...new Set([...before, lesson])], game);
  await transaction.done;
}

/** Whether no lesson of any game has been done. */
export async function isFresh(): Promise<boolean> {
  return (await (await database()).count('done')) === 0;
}
