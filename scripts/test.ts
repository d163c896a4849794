/** `npm test`: type check, lint, dead code, then all tests. `npm test -- sumeria` runs the tests whose path contains that, and nothing else. */
import { spawnSync } from 'node:child_process';

const wanted = process.argv.slice(2);
const tool = (name: string): string => `node_modules/${name}`;
const steps: readonly (readonly [string, readonly string[]])[] = [
  ['Types', [tool('typescript/bin/tsc'), '-b']],
  ['Lint', [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['Dead code', [tool('knip/bin/knip.js')]],
  ['Tests', [tool('vitest/vitest.mjs'), 'run', ...wanted]],
];

for (const [name, args] of wanted.length > 0 ? steps.slice(-1) : steps) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
}
