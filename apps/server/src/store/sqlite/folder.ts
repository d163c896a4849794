/** The folder of the embedded store: readable by its owner only, used by one server at a time. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const OWNER_ONLY = 0o600;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Node’s own `recursive` never ends where a folder refuses new ones by saying that it is not there itself, as /proc does. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server may have made it in the same moment.
    if (!isFolder(folder)) throw error;
  }
}

/** The path of its database; creates the folder if there is none. */
export function databaseIn(folder: string): string {
  makeFolder(folder);
  return join(folder, 'shinar.db');
}

/** Others on this machine can read neither the database nor its log. */
export function closeToOthers(database: string): void {
  for (const file of [database, `${database}-wal`, `${database}-shm`]) if (existsSync(file)) chmodSync(file, OWNER_ONLY);
}

/** Another server is using the folder. */
class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE';
}

/** Locks the folder until released or the process ends in any way: the operating system holds the lock. */
export function holdFolder(folder: string): () => void {
  makeFolder(folder);
  const path = join(folder, 'shinar.lock');
  const lock = new DatabaseSync(path, { timeout: 0 });
  chmodSync(path, OWNER_ONLY);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(`another server has ${folder}`);
  }
  return () => lock.close();
}
