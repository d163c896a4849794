/** The one database of this device, with everything people keep. */
import { type IDBPDatabase, openDB } from 'idb';
import { EARLIER, moveFrom } from './earlier.ts';
import { keepsNothing } from './storage.ts';

/** Each store, and the key field of its things if they contain their key. */
const STORES = { tables: 'id', studies: 'id', done: undefined, begun: undefined, boards: 'id', analyses: undefined } as const;
export type Store = keyof typeof STORES;

/** Whether a thing can be kept in a store under that key. */
export const fits = (store: Store, key: string, thing: object): boolean => {
  const field = STORES[store];
  return field === undefined || (thing as Record<string, unknown>)[field] === key;
};

const NAME = 'shinar-kept';
/** Goes up with every new store: missing stores are created, existing ones stay. */
const VERSION = 2;

let opened: Promise<IDBPDatabase> | undefined;

/** Opens it on first use, and again after the browser has closed it. */
export function openDatabase(): Promise<IDBPDatabase> {
  opened ??= reopen();
  return opened;
}

async function reopen(): Promise<IDBPDatabase> {
  try {
    /** Somebody deletes it, or a newer app changes it, and waits for us: we open it again afterwards. */
    const blocking = (): void => {
      forget();
      database.close();
    };
    const database: IDBPDatabase = await openDB(NAME, VERSION, { upgrade, terminated: forget, blocking });
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
