/** A value that changes, and its listeners: the page's only way to observe changes. */
import { useSyncExternalStore } from 'react';

export interface Watched<T> {
  get(): T;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** A value kept here. */
export class Value<T> implements Watched<T> {
  private now: T;
  private readonly listeners = new Set<() => void>();

  constructor(first: T) {
    this.now = first;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): T => this.now;

  set(next: T): void {
    if (next === this.now) return;
    this.now = next;
    for (const listener of this.listeners) listener();
  }

  change(part: Partial<T>): void {
    this.set({ ...this.now, ...part });
  }
}

/** A value kept elsewhere, for instance by the browser, with an event for changes. */
export function eventValue<T>(source: EventTarget, event: string, get: () => T): Watched<T> {
  return {
    get,
    subscribe(listener) {
      source.addEventListener(event, listener);
      return () => source.removeEventListener(event, listener);
    },
  };
}

export function useValue<T>({ subscribe, get }: Watched<T>): T {
  return useSyncExternalStore(subscribe, get);
}
