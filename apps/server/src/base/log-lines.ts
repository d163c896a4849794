/** Where the lines of the log go. One that can't be written is dropped and counted: a full disk doesn't end the server. */
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
