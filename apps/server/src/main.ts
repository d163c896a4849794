/** `node main.ts` serves; `check` plays every running table out again; `backup FILE` copies the embedded store while it is in use. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readConfig } from './config.ts';
import { openServer } from './server.ts';
import { openStore } from './store/open.ts';
import { tablesWithOtherRules } from './store/rules-check.ts';

const config = readConfig(process.env);
const [command = 'serve', file] = process.argv.slice(2);

const say = (facts: object, message: string): void => console.log(JSON.stringify({ message, ...facts }));

async function serve(): Promise<void> {
  const server = await openServer(config);
  say({ url: server.url }, 'listening');
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

async function check(): Promise<void> {
  const store = await openStore(config, (error) => say({ error: error.message }, 'lost'));
  const changed = await tablesWithOtherRules({ store, log: { info: say, warn: say, error: say } });
  await store.close();
  say({ changed }, 'checked');
  if (changed > 0) process.exitCode = 1;
}

function backup(): void {
  if (file === undefined || config.database !== undefined)
    throw new Error('backup FILE copies the embedded store; for PostgreSQL use pg_dump');
  const db = new DatabaseSync(join(config.data, 'shinar.db'), { readOnly: true });
  db.prepare('vacuum into ?').run(file);
  db.close();
  say({ file }, 'copied');
}

if (command === 'serve') await serve();
else if (command === 'check') await check();
else if (command === 'backup') backup();
else throw new Error(`unknown command ${command}: serve, check or backup FILE`);
