/** The terminal for `play`: a line editor on a terminal, plain lines from a pipe. */
import { createInterface } from 'node:readline';
import { print } from '../output.ts';
import type { Terminal } from './talk.ts';

export function openTerminal(): Terminal & { close(): void } {
  const { stdin, stdout } = process;
  const edited = stdin.isTTY && stdout.isTTY;
  const reader = createInterface({ input: stdin, ...(edited && { output: stdout }), terminal: edited, prompt: '> ' });
  const lines = reader[Symbol.asyncIterator]();
  return {
    width: stdout.columns ?? 120,
    say: print,
    async ask() {
      if (edited) reader.prompt();
      const { done, value } = await lines.next();
      if (done) return undefined;
      if (!edited) await print(`> ${value}`);
      return value;
    },
    close: () => reader.close(),
  };
}
