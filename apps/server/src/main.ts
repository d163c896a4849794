/** The server as a command; HELP says what it does. */
import { chmodSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Config, readConfig, SETTINGS, WrongSetting } from './base/config.ts';
import { logLines } from './base/log-lines.ts';
import { Refused } from './base/refused.ts';

const HELP = `Runs tables for people on different devices. Needs Node 24.

  node main.ts serve         runs until it is stopped (also without a command)
  node main.ts check         replays every running table, and names those that the rules would now play differently
  node main.ts backup FILE   copies the embedded store, even while it is in use
  node main.ts repair TABLE  rebuilds a table from its log; with a number, takes it back to that many moves
  node main.ts admin ...     reports, bans and so on; alone, it lists its commands
  node main.ts --help        prints this

Settings come from the environment, defaults in brackets; docs/guide/operations.md says more:

${SETTINGS}`;

/** In milliseconds; whatever supervises the process may be less patient. */
const LONGEST_CLOSE = 15_000;

const say = (facts: object, message: string): void => logLines.write(`${JSON.stringify({ message, ...facts })}\n`);

function leave(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

async function serve(config: Config): Promise<void> {
  const { openServer } = await import('./server.ts');
  const server = await openServer(config);
  say({ url: server.url }, 'listening');
  flushCompileCache(); // also for the start after a crash
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      // What was acknowledged is on disk, so a dead connection doesn't hold anything up.
      setTimeout(() => process.exit(1), LONGEST_CLOSE).unref();
      void server.close().then(() => process.exit(0));
    });
  }
}

async function check(config: Config): Promise<void> {
  const { openStore } = await import('./store/open.ts');
  const { tablesWithOtherRules } = await import('./domain/upkeep/rules-check.ts');
  const store = await openStore(config, (error) => say({ error: error.message }, 'lost'));
  const changed = await tablesWithOtherRules({ store, log: { info: say, warn: say, error: say } });
  await store.close();
  say({ changed }, 'checked');
  if (changed > 0) process.exitCode = 1;
}

async function backup({ data, database }: Config, file: string | undefined): Promise<void> {
  if (file === undefined) leave('backup FILE needs a file to copy to.', 2);
  if (database !== undefined) leave('backup copies the embedded store alone; for PostgreSQL use pg_dump.', 2);
  const db = new DatabaseSync(join(data, 'shinar.db'), { readOnly: true });
  try {
    db.prepare('vacuum into ?').run(file);
  } catch (error) {
    leave(`${file} cannot be written (${(error as Error).message}). Choose another file.`, 1);
  }
  db.close();
  chmodSync(file, 0o600);
  say({ file }, 'copied');
}

async function repair(config: Config, table: string | undefined, to: string | undefined): Promise<void> {
  if (table === undefined || (to !== undefined && !/^\d+$/.test(to)))
    leave('repair TABLE needs the id of a table, and may have a number of steps.', 2);
  const { openStore } = await import('./store/open.ts');
  const { holdFolder } = await import('./store/sqlite/folder.ts');
  const { repairTable } = await import('./domain/upkeep/repair.ts');
  const letGo = config.database === undefined ? holdFolder(config.data) : () => {};
  const store = await openStore(config, (error) => say({ error: error.message }, 'lost'));
  try {
    const log = { info: say, warn: say, error: say };
    say(await repairTable({ store, log }, table, Date.now(), to === undefined ? undefined : Number(to)), 'repaired');
  } finally {
    await store.close();
    letGo();
  }
}

/** Works whether a server runs or not: a running one checks the store regularly. */
async function administer(config: Config, ...words: (string | undefined)[]): Promise<void> {
  const { openStore } = await import('./store/open.ts');
  const { ADMIN_HELP, admin, WrongCommand } = await import('./domain/moderation/admin.ts');
  const store = await openStore(config, (error) => say({ error: error.message }, 'lost'));
  try {
    const given = words.flatMap((word) => word ?? []);
    say(await admin(store.db, Date.now(), given), 'admin');
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    leave(ADMIN_HELP, 2);
  } finally {
    await store.close();
  }
}

const COMMANDS = { serve, check, backup, repair, admin: administer };
/** How many words each takes after it. */
const MOST_WORDS = { serve: 0, check: 0, backup: 1, repair: 2, admin: Number.POSITIVE_INFINITY };

/** What a command for a table, a person or a club says if it cannot be done. */
const WHY_REFUSED: Readonly<Partial<Record<string, string>>> = {
  'no-table': 'There is no such table.',
  'no-person': 'There is no such person.',
  'no-club': 'There is no such club.',
  'not-started': 'The game at this table has not begun.',
  'no-undo': 'The game at this table is not that long.',
};

function configHere(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    return leave(`${error.message}\n\n--help lists all settings.`, 2);
  }
}

const isCommand = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word);

async function run(command: string, given: readonly string[]): Promise<void> {
  if (!isCommand(command)) return leave(`There is no command “${command}”.\n\n${HELP}`, 2);
  const wrong = given.find((word, i) => i >= MOST_WORDS[command] || (word.startsWith('-') && command !== 'admin'));
  if (wrong !== undefined) leave(`${command} does not take “${wrong}”. --help lists all commands and settings.`, 2);
  const config = configHere();
  try {
    await COMMANDS[command](config, ...(given as [string?, string?]));
  } catch (error) {
    if (error instanceof Refused) leave(WHY_REFUSED[error.failure.code] ?? `This cannot be done (${error.message}).`, 1);
    const { whyNotOpened } = await import('./base/why-not-opened.ts');
    const why = whyNotOpened(error, config);
    if (why === undefined) console.error(error);
    leave(why ?? 'The server could not be opened.', 1);
  }
}

enableCompileCache(); // stripping the types of every file again takes as long as the rest of a start

const [command = 'serve', ...given] = process.argv.slice(2);
if (command === 'help' || [command, ...given].some((word) => ['--help', '-h'].includes(word))) console.log(HELP);
else await run(command, given);
