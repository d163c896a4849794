import { games } from '@shinar/catalogue/rules';
import type { Command } from './command.ts';

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const seatsOf = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? `${most} players` : `${fewest} to ${most} players`;

export function helpOf(commands: readonly Command[]): string {
  return `shinar: board games from the land between the rivers

Usage: shinar COMMAND ...

Commands:
${column(commands.map(({ name, operand, about }) => [`${name} ${operand}`, about]))}

Games:
${column(Object.entries(games).map(([id, { rules }]) => [id, seatsOf(rules.seats)]))}

For more, type shinar COMMAND --help; for the version, shinar --version.
Exit codes: 0 all is well, 1 something is wrong with the input, 2 unknown command or option, 70 our mistake.`;
}

export function helpOfCommand({ name, operand, about, details, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, about }]) => [`--${option}${value ? ` ${value}` : ''}`, about] as const);
  return `shinar ${name}: ${about}

Usage: shinar ${name} ${operand}${rows.length > 0 ? ' [options]' : ''}

${details}

Options:
${column([...rows, ['--help', 'this text']])}`;
}
