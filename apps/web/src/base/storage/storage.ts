/** What this device keeps: small texts by name here, larger things on a `Shelf`. If the browser keeps nothing, both last as long as the page, and people are told. */
import { Value } from '../value.ts';

/** Whether something couldn't be kept or read. */
export const notSaving = new Value(false);

/** Play goes on; the notice is for people, the console for anyone who investigates. */
export function keepsNothing(error: unknown): void {
  if (!notSaving.get()) console.warn(error);
  notSaving.set(true);
}

const unkept = new Map<string, string>();

export function readEntry(name: string): string | undefined {
  try {
    return unkept.get(name) ?? localStorage.getItem(name) ?? undefined;
  } catch (error) {
    keepsNothing(error);
    return undefined;
  }
}

export function writeEntry(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    unkept.delete(name);
  } catch (error) {
    unkept.set(name, text);
    keepsNothing(error);
  }
}

export function dropEntry(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(name);
  } catch (error) {
    keepsNothing(error);
  }
}

/** The fields of an entry that is a JSON object; none if it is damaged. */
export function readFieldsOf(name: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(readEntry(name) ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
