/** Bad input: exit code 1 and a sentence that names the place, in the reader's language. */
import { type Fault, InputError } from '@shinar/core';
import type { TerminalWords } from '@shinar/words';
import { faultSentence } from '@shinar/words/faults';
import type { Messages } from './words/en.ts';
import type { Voice } from './words/voice.ts';

/** Something wrong in the input; the sentence is made when the language is known. */
export class BadInput extends Error {
  readonly place: string;
  readonly reason: string;
  private readonly say: (voice: Voice) => string;

  constructor(place: string, reason: string, say: (voice: Voice) => string) {
    super(`${place}: ${reason}`);
    this.place = place;
    this.reason = reason;
    this.say = say;
  }

  /** `steps[3]: S4.1 place-occupied: There’s already a trader there.` */
  in(voice: Voice): string {
    return `${this.place}: ${this.reason}: ${this.say(voice)}`;
  }
}

/** A problem with a file, for which the terminal has its own sentence. */
export const badFile = (file: string, reason: string, say: (problems: Messages['problems']) => string): BadInput =>
  new BadInput(file, reason, ({ messages }) => say(messages.problems));

/** A fault in data, with the place the data came from; a reason of a game's own is explained in its words. */
export function badData({ path, clause, reason, facts = {} }: Fault, place = '', words?: TerminalWords): BadInput {
  return new BadInput(
    place === '' ? path : `${place}: ${path}`,
    [clause, reason].filter(Boolean).join(' '),
    ({ faults }) => faultSentence(faults, { reason, facts }) ?? words?.refusal({ clause: clause ?? '', reason, facts }) ?? faults.unknown,
  );
}

/** Runs `read`; a fault is reported with its place, in the game's words. */
export function placed<T>(place: string, words: TerminalWords | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? badData(error.fault, place, words) : error;
  }
}

const SYSTEM = {
  ENOENT: ['no-such-file', 'no-such-file'],
  ENOTDIR: ['no-such-file', 'no-such-file'],
  EISDIR: ['not-a-file', 'not-a-file'],
  EACCES: ['no-permission', 'no-permission'],
  EPERM: ['no-permission', 'no-permission'],
  EROFS: ['no-permission', 'read-only'],
  ENOSPC: ['disk-full', 'disk-full'],
} as const;

/** Turns a system error about a file into bad input; returns any other error as it is. */
export function fromSystem(error: unknown, place: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!Object.hasOwn(SYSTEM, code)) return error;
  const [reason, sentence] = SYSTEM[code as keyof typeof SYSTEM];
  return badFile(place, reason, (problems) => problems[sentence]);
}
