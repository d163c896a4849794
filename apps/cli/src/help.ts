import { games } from '@shinar/catalogue/rules';
import { LANGUAGES } from '@shinar/words';
import type { Command } from './command.ts';
import type { HelpWords } from './words/help/en.ts';

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const aboutOf = ({ name, about }: Command, words: HelpWords): string => words.about[name] ?? about;

export function helpOf(commands: readonly Command[], words: HelpWords): string {
  return `${words.title}

${words.usage} ${words.commandLine}

${words.commands}
${column(commands.map((command) => [`${command.name} ${command.operand}`, aboutOf(command, words)]))}

${words.games}
${column(Object.entries(games).map(([id, { rules }]) => [id, words.players(...rules.seats)]))}

${words.more}
${words.exitCodes}`;
}

export function helpOfCommand(command: Command, words: HelpWords): string {
  const { name, operand, details, options } = command;
  const rows = Object.entries(options).map(
    ([option, { value, about }]) => [`--${option}${value ? ` ${value}` : ''}`, words.option[name]?.[option] ?? about] as const,
  );
  return `${words.command(name, aboutOf(command, words))}

${words.usage} shinar ${name} ${operand} ${words.withOptions}

${words.details[name] ?? details}

${words.options}
${column([...rows, ['--lang LL', words.lang(LANGUAGES.join(', '))], ['--help', words.thisText]])}`;
}
