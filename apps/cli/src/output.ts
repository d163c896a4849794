import { writeFileSync } from 'node:fs';
import { fromSystem } from './bad-input.ts';

/** Writes a line and waits until it has been taken, so that a slow reader slows the writer. */
export function print(text: string): Promise<void> {
  return new Promise((done, fail) => {
    process.stdout.write(`${text}\n`, (error) => (error ? fail(fromSystem(error, 'standard output')) : done()));
  });
}

/** Writes a whole file; if that fails, the fault names it. */
export function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw fromSystem(error, file);
  }
}

export const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Whether the reader of our output has gone, as with `head`; nothing to report. */
export const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** The streams also emit the errors that `print` throws; and if nobody reads stderr, there is nobody to tell. */
export function quietStreams(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** A counter on standard error, if that is a terminal. */
export class Progress {
  private readonly on = process.stderr.isTTY;
  private last = 0;

  show(text: () => string): void {
    const now = performance.now();
    if (!this.on || now - this.last < 200) return;
    this.last = now;
    process.stderr.write(`\r\x1b[K${text()}`);
  }

  end(): void {
    if (this.on) process.stderr.write('\r\x1b[K');
  }
}
