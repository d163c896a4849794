/** Strict reading of data from outside: every reader takes a value and its path, and throws an InputError that names the place. */
import type { Facts } from './contract.ts';

/** What is wrong with data from outside: where, a key for the sentence, its facts, and the clause if a rule of the game is broken. */
export interface Fault {
  readonly path: string;
  readonly reason: string;
  readonly clause?: string | undefined;
  readonly facts?: Facts;
}

export class InputError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.path}: ${[fault.clause, fault.reason, fault.facts && JSON.stringify(fault.facts)].filter(Boolean).join(' ')}`);
    this.name = 'InputError';
    this.fault = fault;
  }
}

/** A value as a fault shows it: short, on one line, and cheap however deeply nested it is. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[...]' : '{...}';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** The path of a field; an empty path is the record itself. A name not like ours is shown in quotes. */
export function fieldAt(path: string, field: string): string {
  const name = /^\w{1,40}$/.test(field) ? field : shown(field);
  return path === '' ? name : `${path}.${name}`;
}

/** An object with these fields, and possibly others. */
export function readFields(value: unknown, path: string, required: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputError({ path: path === '' ? 'record' : path, reason: 'not-an-object', facts: { got: shown(value) } });
  }
  for (const field of required) {
    if (!Object.hasOwn(value, field)) throw new InputError({ path: fieldAt(path, field), reason: 'missing-field' });
  }
  return value as Record<string, unknown>;
}

/** An object with these fields and no others. */
export function readObject(
  value: unknown,
  path: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Record<string, unknown> {
  const fields = readFields(value, path, []);
  for (const field of Object.keys(fields)) {
    if (!required.includes(field) && !optional.includes(field))
      throw new InputError({ path: fieldAt(path, field), reason: 'unknown-field' });
  }
  return readFields(fields, path, required);
}

export function readInteger(value: unknown, path: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new InputError({ path, reason: 'not-in-range', facts: { got: shown(value), least, most } });
  }
  return value;
}

/** A whole number of any size; the rules decide which numbers exist. */
export function readNumber(value: unknown, path: string): number {
  if (!Number.isSafeInteger(value)) throw new InputError({ path, reason: 'not-whole', facts: { got: shown(value) } });
  return value as number;
}

export function readText(value: unknown, path: string, form: RegExp): string {
  if (typeof value !== 'string' || !form.test(value)) {
    throw new InputError({ path, reason: 'wrong-text', facts: { got: shown(value), form: form.source } });
  }
  return value;
}

/** The index of a name among `names`. */
export function readName(value: unknown, path: string, names: readonly string[]): number {
  const index = typeof value === 'string' ? names.indexOf(value) : -1;
  if (index < 0) throw new InputError({ path, reason: 'unknown-name', facts: { got: shown(value), expected: names.join(' ') } });
  return index;
}

export function readList<T>(value: unknown, path: string, read: (item: unknown, path: string) => T): T[] {
  if (!Array.isArray(value)) throw new InputError({ path, reason: 'not-a-list', facts: { got: shown(value) } });
  return value.map((item, i) => read(item, `${path}[${i}]`));
}

/** Runs `read`; any fault it throws cites the clause that says what belongs there. */
export function readByClause<T>(clause: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError && error.fault.clause === undefined) throw new InputError({ ...error.fault, clause });
    throw error;
  }
}

/** A list of a known length. */
export function readListOf<T>(value: unknown, path: string, length: number, read: (item: unknown, path: string) => T): T[] {
  const list = readList(value, path, read);
  if (list.length !== length) throw new InputError({ path, reason: 'wrong-length', facts: { got: list.length, expected: length } });
  return list;
}
