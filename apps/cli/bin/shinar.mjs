#!/usr/bin/env node
// Plain JavaScript, because any Node from 20 on may be the one that starts it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../../../scripts/pinned-node.mjs';

function findNode() {
  try {
    return pinnedNode();
  } catch (error) {
    console.error(`shinar: ${error.message}`);
    process.exit(1);
  }
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const child = spawn(findNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
