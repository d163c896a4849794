/** What a page could not write any more before it went, for the next one. */
import { dropEntry, readFieldsOf, writeEntry } from './storage.ts';

const nameOf = (store: string): string => `shinar-aside-${store}`;

export function putAside(store: string, things: ReadonlyMap<string, unknown>): void {
  if (things.size > 0) writeEntry(nameOf(store), JSON.stringify({ ...readFieldsOf(nameOf(store)), ...Object.fromEntries(things) }));
}

/** Whoever reads a thing checks it; here it is an object at least. */
export const readAside = <T>(store: string): readonly [string, T][] =>
  Object.entries(readFieldsOf(nameOf(store))).filter(([, thing]) => typeof thing === 'object' && thing !== null) as [string, T][];

export function dropAside(store: string, key: string): void {
  const { [key]: _, ...others } = readFieldsOf(nameOf(store));
  if (Object.keys(others).length === 0) dropEntry(nameOf(store));
  else writeEntry(nameOf(store), JSON.stringify(others));
}
