import { readFileSync } from 'node:fs';
import { readArguments, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, helpOfCommand } from './help.ts';
import { print } from './output.ts';
import { report } from './report.ts';
import { languageIn, loadHelp } from './words/voice.ts';

/** Runs a command line and returns the exit code. */
export const run = (args: readonly string[]): Promise<number> => dispatch(args).catch((error: unknown) => report(error, args));

async function dispatch(line: readonly string[]): Promise<number> {
  const [name, ...args] = line;
  if (name === undefined || ['--help', '-h', 'help', '--lang'].includes(name)) {
    await print(helpOf(commands, await loadHelp(languageIn(line))));
    return 0;
  }
  if (name === '--version') {
    await print(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) throw new UsageError(({ noCommand }) => noCommand(name));
  const given = readArguments(command, args);
  if (given !== undefined) return command.run(given.operands, given.values);
  await print(helpOfCommand(command, await loadHelp(languageIn(line))));
  return 0;
}
