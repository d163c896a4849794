/** Bad input: exit code 1 and a sentence that names the place. */
import { type Fault, InputError } from '@shinar/core';
import { faultSentence } from './words/faults.ts';
import type { Words } from './words/words.ts';

export class BadInput extends Error {}

/** `steps[3]: S4.1 place-occupied: A trader stands there already.` */
export function faultText(fault: Fault, words?: Words): string {
  return `${fault.path}: ${[fault.clause, fault.reason].filter(Boolean).join(' ')}: ${faultSentence(fault, words)}`;
}

/** Runs `read`; a fault is told with its place, in the words of the game. */
export function placed<T>(place: string, words: Words | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? new BadInput(`${place}: ${faultText(error.fault, words)}`) : error;
  }
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'no-such-file: There is no such file.',
  ENOTDIR: 'no-such-file: There is no such file.',
  EISDIR: 'not-a-file: This is a folder, not a file.',
  EACCES: 'no-permission: You have no right to do that here.',
  EPERM: 'no-permission: You have no right to do that here.',
  EROFS: 'no-permission: This place cannot be written to.',
  ENOSPC: 'disk-full: There is no room left on the disk.',
};

/** What the system refuses about a file, as bad input; any other error as it is. */
export function fromSystem(error: unknown, place: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SYSTEM[code] === undefined ? error : new BadInput(`${place}: ${SYSTEM[code]}`);
}
