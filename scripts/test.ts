/** `npm test`: type check, lint, dead code, then all tests. `npm test -- sumeria` runs only the tests whose path contains that, and none of the rest. */
import { type SpawnOptions, spawn } from 'node:child_process';

const wanted = process.argv.slice(2);
const tool = (name: string): string => `node_modules/${name}`;
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  Types: [tool('typescript/bin/tsc'), '-b'],
  Lint: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  'Dead code': [tool('knip/bin/knip.js')],
};
const TESTS = [tool('vitest/vitest.mjs'), 'run', ...wanted];

/** A tool's exit code, and its output if that was not shown. */
function run(args: readonly string[], stdio: SpawnOptions['stdio']): Promise<{ code: number; said: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { stdio });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}

/** Runs in parallel; shows each one's output when it is done. */
async function check(): Promise<number> {
  const codes = Object.entries(CHECKS).map(async ([name, args]) => {
    const { code, said } = await run(args, ['ignore', 'pipe', 'pipe']);
    console.log(`\n${name}\n${said}${code === 0 ? '' : `\n${name}: failed`}`.trimEnd());
    return code;
  });
  return Math.max(...(await Promise.all(codes)));
}

process.exitCode = wanted.length > 0 ? 0 : await check();
if (process.exitCode === 0) {
  console.log('\nTests');
  process.exitCode = (await run(TESTS, 'inherit')).code;
  if (process.exitCode !== 0) console.error('\nTests: failed');
}
