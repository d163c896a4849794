/** The one database of this device, with everything people keep. */
import { type IDBPDatabase, openDB } from 'idb';
import { EARLIER, moveFrom } from './earlier.ts';
import { keepsNothing } from './storage.ts';

/** Each store, and the field that is the key of its things where they know it themselves. */
const STORES = { tables: 'id', studies: 'id', done: undefined, begun: undefined, boards: 'id', analyses: undefined } as const;
export type Store = keyof typeof STORES;

const NAME = 'shinar-kept';
/** One more with every new store: those that are missing are made, and what is there stays. */
const VERSION = 2;

let opened: Promise<IDBPDatabase> | undefined;

/** Opens it at its first use, and again after the browser has closed it. */
export function openDatabase(): Promise<IDBPDatabase> {
  opened ??= reopen();
  return opened;
}

async function reopen(): Promise<IDBPDatabase> {
  try {
    const database = await openDB(NAME, VERSION, { upgrade, terminated: forget });
    for (const earlier of EARLIER) await moveFrom(earlier, database).catch(keepsNothing);
    return database;
  } catch (error) {
    forget();
    throw error;
  }
}

function forget(): void {
  opened = undefined;
}

function upgrade(database: IDBPDatabase): void {
  for (const [store, key] of Object.entries(STORES)) {
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, key === undefined ? {} : { keyPath: key });
  }
}
