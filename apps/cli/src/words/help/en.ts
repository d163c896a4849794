/** The frame of the help; the text about each command is in English, in the command itself. */
export const help = {
  title: 'shinar: board games from the land between the rivers',
  usage: 'Usage:',
  command: (name: string, about: string): string => `shinar ${name}: ${about}`,
  commandLine: 'shinar COMMAND ...',
  commands: 'Commands:',
  games: 'Games:',
  players: (fewest: number, most: number): string => (fewest === most ? `${most} players` : `${fewest} to ${most} players`),
  more: 'For more, type shinar COMMAND --help; for the version, shinar --version.',
  exitCodes: 'Exit codes: 0 all is well, 1 something is wrong with the input, 2 unknown command or option, 70 our mistake.',
  options: 'Options:',
  withOptions: '[options]',
  lang: (languages: string): string => `the language: ${languages} (en)`,
  thisText: 'this text',
  /** By command; translations only, as the English text is in the command. */
  about: {} as Readonly<Record<string, string>>,
  details: {} as Readonly<Record<string, string>>,
  /** By command and option. */
  option: {} as Readonly<Record<string, Readonly<Record<string, string>>>>,
};
export type HelpWords = typeof help;
