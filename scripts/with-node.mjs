// npm start, npm test and the others: installs what is missing, then runs a script with the pinned Node. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from './pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = readFileSync(`${root}package-lock.json`, 'utf8');
const stamp = `${root}node_modules/.shinar-installed`;

function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) throw error;
  return signal ? 1 : status;
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('Installing what is missing (once; later runs skip this) ...');
  // Not `npm ci`: it fails where a registry lacks a tool's optional binary for some other platform. The lock file is followed, and left alone.
  // Only errors are shown, since npm would warn that tools want a newer Node than the one at hand: they run on the pinned one.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = run('npm', ['install', ...options], { cwd: root, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm install failed (see above). Without a network, the packages of package-lock.json must be in npm’s cache.');
    process.exit(status);
  }
  writeFileSync(stamp, lock);
}

const node = pinnedNode();
const [script, ...args] = process.argv.slice(2);
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
process.exit(run(node, [script, ...args], { env }));
