/** `npm test`: all tests, and beside them type check, lint and dead code. `npm test -- sumeria` runs the tests whose path contains that, and nothing else. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

const wanted = process.argv.slice(2);
const tool = (name: string): string => `node_modules/${name}`;
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  // One checker: several, each for some of the files, work out what those share once each.
  Types: [tool('typescript/bin/tsc'), '-b', '--checkers', '1'],
  Lint: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  'Dead code': [tool('knip/bin/knip.js')],
};
const TESTS = [tool('vitest/vitest.mjs'), 'run', ...wanted];

/** What has been compiled once is not compiled again by the next process: tests start hundreds of them. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'shinar-compiled') };

/** The exit code of a tool, and what it said if that was not shown. */
function run(args: readonly string[], stdio: SpawnOptions['stdio'], priority?: number): Promise<{ code: number; said: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { stdio, env });
    if (child.pid !== undefined && priority !== undefined) setPriority(child.pid, priority);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}

/** With the time that tests leave, as those wait for one another now and then. What it says is shown when it is done; answers its name if it failed. */
async function check(name: string): Promise<string | undefined> {
  const { code, said } = await run(CHECKS[name]!, ['ignore', 'pipe', 'pipe'], constants.priority.PRIORITY_LOW);
  console.log(`\n${name}\n${said}${code === 0 ? '' : `\n${name}: failed`}`.trimEnd());
  return code === 0 ? undefined : name;
}

async function test(): Promise<string | undefined> {
  const { code } = await run(TESTS, 'inherit');
  return code === 0 ? undefined : 'Tests';
}

const checks = wanted.length > 0 ? [] : Object.keys(CHECKS).map(check);
const failures = (await Promise.all([...checks, test()])).filter((name) => name !== undefined);
if (failures.length > 0) console.error(`\n${failures.join(', ')}: failed`);
process.exitCode = Math.sign(failures.length);
