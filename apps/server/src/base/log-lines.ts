/** Where the lines of the log go. One that cannot be written is left out and counted: a disk that is full ends neither the server nor its patience. */
import { writeSync } from 'node:fs';

const STDOUT = 1;

export const logLines = {
  lost: 0,
  write(line: string): void {
    try {
      writeSync(STDOUT, line);
    } catch {
      logLines.lost++;
    }
  },
};
