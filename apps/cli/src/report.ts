import { InputError } from '@shinar/core';
import { BadInput, faultText } from './bad-input.ts';
import { UsageError } from './command.ts';
import { commands } from './commands.ts';
import { complain, isClosedPipe } from './output.ts';

/** Says what went wrong with a command, and answers the exit code. */
export function report(error: unknown, command: string | undefined): number {
  if (isClosedPipe(error)) return 0;
  if (error instanceof UsageError) {
    const known = commands.some(({ name }) => name === command);
    complain(`shinar: ${error.message} See: shinar ${known ? `${command} ` : ''}--help`);
    return 2;
  }
  if (error instanceof BadInput || error instanceof InputError) {
    complain(`shinar: ${error instanceof InputError ? faultText(error.fault) : error.message}`);
    return 1;
  }
  complain(`shinar: this is a fault of the program, not of your input. Please report it with these lines:`);
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 70;
}
