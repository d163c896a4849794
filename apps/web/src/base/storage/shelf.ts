/** Larger things that this device keeps, in IndexedDB. */
import { InputError } from '@shinar/core';
import type { IDBPDatabase } from 'idb';
import { openDatabase, type Store } from './database.ts';
import { keepsNothing } from './storage.ts';

/** Things of one kind by key. What can't be written lasts as long as the page. */
export class Shelf<T> {
  private readonly store: Store;
  private readonly unwritten = new Map<string, T>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Whether a thing is only in memory. */
  isUnwritten(key: string): boolean {
    return this.unwritten.has(key);
  }

  async get(key: string): Promise<T | undefined> {
    return this.unwritten.get(key) ?? this.attempt((database) => database.get(this.store, key), undefined);
  }

  async put(key: string, value: T): Promise<void> {
    await this.replace(key, value, () => false).catch(keepsNothing);
  }

  /** Writes a thing, unless what is there should stay: then returns that. Throws if it can't be written. */
  async replace(key: string, value: T, stays: (there: T) => boolean): Promise<T | undefined> {
    try {
      const staying = await this.write(key, value, stays);
      this.unwritten.delete(key);
      return staying;
    } catch (error) {
      this.unwritten.set(key, value);
      window.addEventListener('beforeunload', this.warn);
      throw error;
    }
  }

  private async write(key: string, value: T, stays: (there: T) => boolean): Promise<T | undefined> {
    const { store, done } = (await openDatabase()).transaction(this.store, 'readwrite');
    const there: T | undefined = await store.get(key);
    const staying = there !== undefined && stays(there) ? there : undefined;
    const writing = staying === undefined && (store.keyPath === null ? store.put(value, key) : store.put(value));
    await Promise.all([writing, done]);
    return staying;
  }

  /** Leaving now would lose what couldn't be written. */
  private readonly warn = (event: BeforeUnloadEvent): void => {
    if (this.unwritten.size > 0) event.preventDefault();
  };

  async drop(key: string): Promise<void> {
    this.unwritten.delete(key);
    await this.attempt((database) => database.delete(this.store, key), undefined);
  }

  /** All things with their keys. */
  async all(): Promise<Map<string, T>> {
    const kept = await this.attempt(async (database) => {
      const { store } = database.transaction(this.store);
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.map((key, i): [string, T] => [String(key), values[i]]);
    }, []);
    return new Map([...kept, ...this.unwritten]);
  }

  private async attempt<R>(use: (database: IDBPDatabase) => Promise<R>, otherwise: R): Promise<R> {
    try {
      return await use(await openDatabase());
    } catch (error) {
      keepsNothing(error);
      return otherwise;
    }
  }
}

export interface Sorted<T> {
  readonly whole: readonly T[];
  /** The keys of damaged things. */
  readonly damaged: readonly string[];
}

/** Everything on a shelf, latest first, and separately what fails the check. */
export function sorted<T extends { readonly touched: number }>(
  things: ReadonlyMap<string, unknown>,
  check: (thing: unknown) => T,
): Sorted<T> {
  const whole: T[] = [];
  const damaged: string[] = [];
  for (const [key, thing] of things) {
    try {
      whole.push(check(thing));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      damaged.push(key);
    }
  }
  return { whole: whole.sort((a, b) => b.touched - a.touched), damaged };
}
