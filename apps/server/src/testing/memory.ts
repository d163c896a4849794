/** For tests: memory that processes share as files, where the machine has enough of it. */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** As much as a whole run may need; some containers have far less. */
const ENOUGH = 2 ** 30;

export function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH;
}

/** A new folder for data that nobody needs after a test; a disk would take longer. */
export const briefFolder = (name: string): string => mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), name));
