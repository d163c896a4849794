/** The engine protocol of docs/guide/engines.md: reads a program's messages strictly. */
import { InputError, parseJson, readFields, readInteger, readList, readName, readText, type StepBody } from '@shinar/core';

export const PROTOCOL = 'shinar-engine/1';

/** What a position contains; a program says in its hello what it wants. */
const WANTS = ['steps', 'state', 'legal', 'count'] as const;
export type Want = (typeof WANTS)[number];

/** How long a program may think: until the first of these runs out. */
export interface Allowance {
  readonly ms?: number;
  readonly nodes?: number;
}

export type Said =
  | { readonly type: 'hello'; readonly name: string; readonly wants: readonly Want[] }
  | { readonly type: 'ready' }
  | { readonly type: 'info' }
  | { readonly type: 'best'; readonly step: StepBody | number };

const TYPES = ['hello', 'ready', 'info', 'best'] as const;
const VERB = /^[a-z-]{1,40}$/;
/** No position has this many steps. */
const MOST_NUMBER = 1e6;
const NAME = /^[^\p{Cc}]{1,80}$/u;

/** Reads a line from a program; ignores fields we don't know. */
export function readSaid(line: string): Said {
  const message = readFields(parseJson(line), 'message', ['type']);
  const type = TYPES[readName(message.type, 'type', TYPES)]!;
  switch (type) {
    case 'hello':
      if (message.protocol !== PROTOCOL)
        throw new InputError({ path: 'protocol', reason: 'unknown-format', facts: { expected: PROTOCOL } });
      return { type, name: readText(message.name, 'name', NAME), wants: readWants(message.wants) };
    case 'best':
      return { type, step: message.number === undefined ? readStep(message.step) : readInteger(message.number, 'number', 0, MOST_NUMBER) };
    default:
      return { type };
  }
}

const readWants = (wants: unknown): Want[] =>
  wants === undefined ? ['legal'] : readList(wants, 'wants', (want, path) => WANTS[readName(want, path, WANTS)]!);

export function readStep(value: unknown): StepBody {
  const { do: verb, ...fields } = readFields(value, 'step', ['do']);
  return { do: readText(verb, 'step.do', VERB), ...fields };
}
