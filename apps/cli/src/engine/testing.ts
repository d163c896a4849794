/** For tests: programs that behave and programs that don't. */
import { fileURLToPath } from 'node:url';
import { newFile } from '../testing.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../../../examples/engines/${name}`, import.meta.url));

export const CURIOUS = `${process.execPath} ${example('curious.mjs')}`;
export const FIRST = `${process.execPath} ${example('first.mjs')}`;
export const PYTHON = `python3 ${example('random.py')}`;

/** A program that greets and gets ready as it should, and runs this code when asked for a step or to stop; `say(text)` writes a line. */
export function newProgram(atGo: string, atStop = ''): string {
  const file = newFile(
    `import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
const write = (text) => writeSync(1, text);
const say = (text) => write(text + '\\n');
let legal = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { type, ...rest } = JSON.parse(line);
  if (type === 'position') legal = rest.legal;
  if (type === 'hello') say('{"type":"hello","protocol":"shinar-engine/1","name":"Tried"}');
  if (type === 'new') say('{"type":"ready"}');
  if (type === 'go') { ${atGo} }
  if (type === 'stop') { ${atStop} }
  if (type === 'quit') process.exit();
}
`,
    'tried.mjs',
  );
  return `${process.execPath} ${file}`;
}
