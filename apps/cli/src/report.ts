import { InputError } from '@shinar/core';
import { BadInput, badData } from './bad-input.ts';
import { UsageError } from './command.ts';
import { commands } from './commands.ts';
import { complain, isClosedPipe } from './output.ts';
import { languageIn, speak } from './words/voice.ts';

/** Reports what went wrong with a command, and returns the exit code. */
export async function report(error: unknown, args: readonly string[]): Promise<number> {
  if (isClosedPipe(error)) return 0;
  if (error instanceof UsageError) {
    const [command] = args;
    const known = commands.some(({ name }) => name === command);
    const { usage } = (await speak(languageIn(args))).messages;
    complain(`shinar: ${error.say(usage)} ${usage.see(`shinar ${known ? `${command} ` : ''}--help`)}`);
    return 2;
  }
  if (error instanceof BadInput || error instanceof InputError) {
    const bad = error instanceof InputError ? badData(error.fault) : error;
    complain(`shinar: ${bad.in(await speak(languageIn(args)))}`);
    return 1;
  }
  complain(`shinar: this is a fault of the program, not of your input. Please report it with these lines:`);
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 70;
}
