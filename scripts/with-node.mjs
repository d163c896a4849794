// npm start, npm test and the others: installs what is missing, then runs a script with the pinned Node. Plain JavaScript for any Node from 20 on.
// `with-node.mjs SCRIPT` installs what running needs; `with-node.mjs --all SCRIPT` also what testing needs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from './pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = readFileSync(`${root}package-lock.json`, 'utf8');
/** Copies of the lock file: from the last full install, and from the last one for running only. */
const stamps = { all: `${root}node_modules/.shinar-all`, run: `${root}node_modules/.shinar-run` };

function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) throw error;
  return signal ? 1 : status;
}

const isInstalled = (stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

function install(all) {
  if (isInstalled(stamps.all) || (!all && isInstalled(stamps.run))) return;
  console.error(`Installing what ${all ? 'testing' : 'running'} needs (once; later runs skip this) ...`);
  // Not `npm ci`, which deletes what is there: somebody may test while a server runs. Follows the lock file without changing it.
  // Shows only errors, since npm would warn that tools want a newer Node than the current one: they run on the pinned one.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...(all ? [] : ['--omit=dev'])];
  const status = run('npm', ['install', ...options], { cwd: root, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm install failed (see above). Without a network, the packages of package-lock.json must be in npm’s cache.');
    process.exit(status);
  }
  writeFileSync(all ? stamps.all : stamps.run, lock);
}

const args = process.argv.slice(2);
const all = args[0] === '--all';
// A full install stays full.
install(all || existsSync(`${root}node_modules/vitest`));
const node = pinnedNode();
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
process.exit(run(node, all ? args.slice(1) : args, { env }));
