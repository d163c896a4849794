/** A program in a list of bots: `exec:./mybot`, `exec+ms=50:python3 mybot.py`, `exec+nodes=400:./mybot`. */
import type { Allowance } from './messages.ts';

export interface ProgramSpec {
  readonly command: string;
  readonly allowance: Allowance;
}

const USUAL_MS = 1000;
const FORM = /^exec((?:\+(?:ms|nodes)=[1-9][0-9]{0,8})*):(.*\S.*)$/;

/** Undefined for one of our own bots. */
export function readProgram(bot: string): ProgramSpec | undefined {
  const [, numbers, command] = FORM.exec(bot) ?? [];
  if (numbers === undefined || command === undefined) return undefined;
  const given = Object.fromEntries(Array.from(numbers.matchAll(/(ms|nodes)=([0-9]+)/g), ([, name, value]) => [name, Number(value)]));
  return { command, allowance: { ms: USUAL_MS, ...given } };
}

/** The same with other numbers, such as `ms=50`. */
export const withNumbers = (bot: string, numbers: readonly string[]): string =>
  numbers.reduce((spec, number) => spec.replace(/^exec([^:]*):/, `exec$1+${number}:`), bot);
