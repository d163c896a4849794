import { useSyncExternalStore } from 'react';

/** A value that changes, and those who look at it. */
export class Value<T> {
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

export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}
