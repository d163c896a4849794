/** What a page could no longer write before it closed, for the next one. */
import { dropEntry, readFieldsOf, writeEntry } from './storage.ts';

const nameOf = (store: string): string => `shinar-aside-${store}`;

export function putAside(store: string, things: ReadonlyMap<string, unknown>): void {
  if (things.size > 0) writeEntry(nameOf(store), JSON.stringify({ ...readFieldsOf(nameOf(store)), ...Object.fromEntries(things) }));
}

/** The caller checks the things; here they are only known to be objects. */
export const readAside = <T>(store: string): readonly [string, T][] =>
  Object.entries(readFieldsOf(nameOf(store))).filter(([, thing]) => typeof thing === 'object' && thing !== null) as [string, T][];

export function dropAside(store: string, key: string): void {
  const { [key]: _, ...others } = readFieldsOf(nameOf(store));
  if (Object.keys(others).length === 0) dropEntry(nameOf(store));
  else writeEntry(nameOf(store), JSON.stringify(others));
}
