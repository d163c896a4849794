/** Studies on this device, in IndexedDB. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SeatLook } from '../seats/looks.ts';
import type { Study } from './study.ts';

export interface KeptStudy extends Study {
  readonly id: string;
  readonly seats: readonly SeatLook[];
  /** When it was last changed. */
  readonly touched: number;
}

interface Schema extends DBSchema {
  studies: { key: string; value: KeptStudy };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('shinar-studies', 1, {
    upgrade(db) {
      db.createObjectStore('studies', { keyPath: 'id' });
    },
  });
  return opened;
}

export async function keepStudy(study: KeptStudy): Promise<void> {
  await (await database()).put('studies', study);
}

export async function findStudy(id: string): Promise<KeptStudy | undefined> {
  return (await database()).get('studies', id);
}

export async function dropStudy(id: string): Promise<void> {
  await (await database()).delete('studies', id);
}

/** All studies, the latest first. */
export async function listStudies(): Promise<KeptStudy[]> {
  const studies = await (await database()).getAll('studies');
  return studies.sort((a, b) => b.touched - a.touched);
}
