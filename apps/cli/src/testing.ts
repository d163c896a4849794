/** For tests: the program as a child process, started as a shell would, or in this process where that is enough. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { run } from './run.ts';

export const SHINAR = fileURLToPath(new URL('../bin/shinar.mjs', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Around {
  readonly input?: string;
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function shinar(args: readonly string[], { input = '', folder, env }: Around = {}): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [SHINAR, ...args], { cwd: folder, env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
    child.stdin.on('error', () => undefined); // the program may end without reading all its input
    child.stdin.end(input);
  });
}

/** The same without a child process or input: much quicker. */
export const shinarHere = (...args: string[]): Promise<Outcome> => listening(() => run(args));

/** The same in a folder and with an input that comes from a pipe. */
export async function shinarIn(folder: string, args: readonly string[], input = ''): Promise<Outcome> {
  const before = process.cwd();
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin);
  process.chdir(folder);
  try {
    return await shinarHere(...args);
  } finally {
    process.chdir(before);
    stdin.mockRestore();
  }
}

/** Runs part of the program and captures what it writes. */
export async function listening(part: () => Promise<number>): Promise<Outcome> {
  const listen = (stream: NodeJS.WriteStream) =>
    vi.spyOn(stream, 'write').mockImplementation((_text, ...rest: unknown[]) => {
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    });
  const out = listen(process.stdout);
  const err = listen(process.stderr);
  try {
    const code = await part();
    return { code, out: textOf(out), err: textOf(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

const textOf = (written: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }): string =>
  written.mock.calls.map(([text]) => text).join('');

/** A new folder, removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A file with that text, in a new folder. */
export function newFile(text: string, name = 'given.json'): string {
  const file = join(newFolder(), name);
  writeFileSync(file, text);
  return file;
}
