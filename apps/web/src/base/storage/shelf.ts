/** Larger things that this device keeps, in IndexedDB. */
import { InputError } from '@shinar/core';
import { dropAside, putAside, readAside } from './aside.ts';
import { fits, openDatabase, type Store } from './database.ts';
import { whenTooLong } from './patience.ts';
import { keepsNothing } from './storage.ts';

/** Storage that fails, or doesn't answer in time: what is kept may be there all the same. */
export class Unread extends Error {}

/** Whether storage has answered on this page: from then on it is waited for. */
let answered = false;

function inTime<R>(asked: Promise<R>): Promise<R> {
  if (answered) return asked;
  return new Promise((done, failed) => {
    const stop = whenTooLong(() => failed(new Error('Storage does not answer.')));
    const heard = (): void => {
      answered = true;
      stop();
    };
    asked.finally(heard).then(done, failed);
  });
}

/** Things of one kind by key. What can't be written lasts as long as the page; what isn't written yet when the page closes, the next one writes. */
export class Shelf<T> {
  private readonly store: Store;
  /** Whether what is there is as new as what an earlier page put aside. */
  private readonly isAsNew: (there: T, aside: T) => boolean;
  private readonly unwritten = new Map<string, T>();
  /** What is being written, or will be next. */
  private readonly announced = new Map<string, T>();
  private takenUp: Promise<void> | undefined;

  constructor(store: Store, isAsNew: (there: T, aside: T) => boolean = () => false) {
    this.store = store;
    this.isAsNew = isAsNew;
  }

  /** Call for a thing that will be written after another one. */
  announce(key: string, value: T): void {
    this.announced.set(key, value);
    window.addEventListener('pagehide', this.leave);
  }

  /** Call if it won't be written after all. */
  forget(key: string): void {
    this.announced.delete(key);
  }

  /** Put aside, because the database wouldn't finish before the page is gone. */
  private readonly leave = (): void => putAside(this.store, this.announced);

  private takeUp(): Promise<void> {
    this.takenUp ??= this.writeAside();
    return this.takenUp;
  }

  private async writeAside(): Promise<void> {
    for (const [key, value] of readAside<T & object>(this.store)) {
      if (fits(this.store, key, value)) await this.put(key, value, (there) => this.isAsNew(there, value));
      dropAside(this.store, key);
    }
  }

  /** Whether a thing is only in memory. */
  isUnwritten(key: string): boolean {
    return this.unwritten.has(key);
  }

  /** Throws Unread if nobody knows whether it is there. */
  async find(key: string): Promise<T | undefined> {
    const here = this.inMemory().get(key);
    if (here !== undefined) return here;
    try {
      return await inTime(this.read(key));
    } catch (error) {
      keepsNothing(error);
      throw new Unread(String(error));
    }
  }

  /** The same, or undefined if nobody knows. */
  get(key: string): Promise<T | undefined> {
    return this.find(key).catch(() => undefined);
  }

  private async read(key: string): Promise<T | undefined> {
    await this.takeUp();
    return (await openDatabase()).get(this.store, key);
  }

  async put(key: string, value: T, stays: (there: T) => boolean = () => false): Promise<void> {
    await inTime(this.replace(key, value, stays)).catch(keepsNothing);
  }

  /** What is newer here than in the database, or will be. */
  private inMemory(): Map<string, T> {
    return new Map([...this.unwritten, ...this.announced]);
  }

  /** Writes a thing, unless what is there should stay: then returns that. Throws if it can't be written. */
  async replace(key: string, value: T, stays: (there: T) => boolean): Promise<T | undefined> {
    this.announce(key, value);
    try {
      const staying = await this.write(key, value, stays);
      this.unwritten.delete(key);
      if (this.announced.get(key) === value) this.announced.delete(key);
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
    this.announced.delete(key);
    await this.attempt(async () => (await openDatabase()).delete(this.store, key), undefined);
  }

  /** All things with their keys. */
  async all(): Promise<Map<string, T>> {
    const kept = await this.attempt(async () => {
      await this.takeUp();
      const database = await openDatabase();
      const { store } = database.transaction(this.store);
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.map((key, i): [string, T] => [String(key), values[i]]);
    }, []);
    return new Map([...kept, ...this.inMemory()]);
  }

  private async attempt<R>(use: () => Promise<R>, otherwise: R): Promise<R> {
    try {
      return await inTime(use());
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
