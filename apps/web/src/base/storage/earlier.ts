/** Databases of earlier versions of the app. Their contents are moved. A page that is still open may write to them, so they are checked every time and never deleted. */
import { type IDBPDatabase, openDB } from 'idb';

/** Which one stays if both have the same key. */
type Stays = (there: unknown, moved: unknown) => unknown;

const touchedIn = (thing: unknown): number => Number((thing as { touched?: unknown } | null)?.touched ?? 0);
const latest: Stays = (there, moved) => (touchedIn(moved) > touchedIn(there) ? moved : there);
const both: Stays = (there, moved) => (Array.isArray(there) && Array.isArray(moved) ? [...new Set([...moved, ...there])] : there);
const first: Stays = (there) => there;

interface Earlier {
  readonly name: string;
  readonly stores: Readonly<Record<string, Stays>>;
}

export const EARLIER: readonly Earlier[] = [
  { name: 'shinar', stores: { tables: latest } },
  { name: 'shinar-studies', stores: { studies: latest } },
  { name: 'shinar-lessons', stores: { done: both, begun: first } },
];

export async function moveFrom({ name, stores }: Earlier, to: IDBPDatabase): Promise<void> {
  const from = await openEarlier(name);
  if (from === undefined) return;
  try {
    for (const [store, stays] of Object.entries(stores)) if (from.objectStoreNames.contains(store)) await moveStore(store, from, to, stays);
  } finally {
    from.close();
  }
}

/** Undefined if it was never created; doesn't create it. */
async function openEarlier(name: string): Promise<IDBPDatabase | undefined> {
  let isNew = false;
  try {
    return await openDB(name, undefined, {
      upgrade(_database, _old, _new, transaction) {
        isNew = true;
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
}

/** Deletes only what has been written. */
async function moveStore(store: string, from: IDBPDatabase, to: IDBPDatabase, stays: Stays): Promise<void> {
  const [keys, things] = await Promise.all([from.getAllKeys(store), from.getAll(store)]);
  if (keys.length === 0) return;
  const writing = to.transaction(store, 'readwrite');
  for (const [i, key] of keys.entries()) {
    const there: unknown = await writing.store.get(key);
    const thing = there === undefined ? things[i] : stays(there, things[i]);
    await (writing.store.keyPath === null ? writing.store.put(thing, key) : writing.store.put(thing));
  }
  await writing.done;
  const clearing = from.transaction(store, 'readwrite');
  for (const [i, key] of keys.entries()) {
    const now: unknown = await clearing.store.get(key);
    if (JSON.stringify(now) === JSON.stringify(things[i])) await clearing.store.delete(key);
  }
  await clearing.done;
}
