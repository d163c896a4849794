/** What a command is: to add one, write a file below commands/ and a line in commands.ts. */
import { parseArgs } from 'node:util';
import { readName } from '@shinar/core';
import { LANGUAGES } from '@shinar/words';
import type { Messages } from './words/en.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  /** What the help calls the value. */
  readonly value?: string;
  readonly about: string;
}
export type Options = Readonly<Record<string, Option>>;
/** Every command also takes `lang`. */
type Values<O extends Options> = { readonly [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string } & {
  readonly lang?: string;
};

export interface Command<O extends Options = Options> {
  readonly name: string;
  /** What follows the name: `GAME`, `FILE`, `FILE...`. */
  readonly operand: string;
  readonly about: string;
  /** More lines for the command's own help. */
  readonly details: string;
  readonly options: O;
  /** Returns the exit code. */
  run(operands: readonly [string, ...string[]], values: Values<O>): Promise<number>;
}

/** Type-checks a command's options where they are written, and keeps their types. */
export const defineCommand = <const O extends Options>(command: Command<O>): Command<O> => command;

/** Wrong use: exit code 2, and a sentence in the reader's language. */
export class UsageError extends Error {
  readonly say: (usage: Messages['usage']) => string;

  constructor(say: (usage: Messages['usage']) => string) {
    super('wrong use');
    this.say = say;
  }
}

interface Arguments<O extends Options> {
  readonly operands: readonly [string, ...string[]];
  readonly values: Values<O>;
}

/** The arguments of a command; undefined if its help was asked for. */
export function readArguments<O extends Options>(command: Command<O>, args: readonly string[]): Arguments<O> | undefined {
  const { values, positionals } = parse(command, joinNegatives(command, args));
  if (values.help) return undefined;
  if (values.lang !== undefined) readName(values.lang, '--lang', LANGUAGES);
  const [first, ...others] = positionals;
  if (first === undefined) throw new UsageError(({ missing }) => missing(command.operand));
  const [more] = command.operand.endsWith('...') ? [] : others;
  if (more !== undefined) throw new UsageError(({ tooMany }) => tooMany(more));
  return { operands: [first, ...others], values: values as Values<O> };
}

/** Options of every command. */
const EVERYWHERE = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } } as const;

function parse<O extends Options>(command: Command<O>, args: string[]) {
  const options = Object.fromEntries(Object.entries(command.options).map(([name, { type }]) => [name, { type }]));
  try {
    return parseArgs({ args, options: { ...options, ...EVERYWHERE }, allowPositionals: true });
  } catch (error) {
    const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    const [option = ''] = /--?[\w-]+/.exec(String(error)) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(({ noOption }) => noOption(option));
    const takesValue = command.options[option.slice(2)]?.type === 'string' || option === '--lang';
    throw new UsageError(({ needsValue, takesNone }) => (takesValue ? needsValue : takesNone)(option));
  }
}

/** Turns `--seed -5` into `--seed=-5`: parseArgs takes a value with a leading dash only that way, and a bad number should be reported as one. */
function joinNegatives<O extends Options>(command: Command<O>, args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const takesValue = before.startsWith('--') && command.options[before.slice(2)]?.type === 'string';
    if (takesValue && /^-[0-9.]/.test(arg)) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}
