/** The two files of a running game: its record, and beside it, until the end, the secret seed. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { type GameRecord, readInteger, readObject, readText, SEED_FORM, writeRecord } from '@shinar/core';
import { fromSystem, placed } from '../bad-input.ts';
import { parseJsonOf } from '../json.ts';

/** What the record doesn't contain, or not yet. */
export interface Secret {
  readonly seed: string;
  readonly seat: number;
  readonly bot: string;
}

export const seedFile = (file: string): string => `${file}.seed`;

/** `shinar-GAME.json` in this folder, numbered past finished games: an unfinished one has its seed beside it. */
export function usualFile(id: string): string {
  for (let n = 1; ; n++) {
    const file = `shinar-${id}${n === 1 ? '' : `-${n}`}.json`;
    if (!existsSync(file) || existsSync(seedFile(file))) return file;
  }
}

export const saveRecord = (file: string, record: GameRecord): void => replaceFile(file, writeRecord(record), 0o644);
export const saveSecret = (file: string, secret: Secret): void => replaceFile(seedFile(file), JSON.stringify(secret), 0o600);
export const dropSecret = (file: string): void => rmSync(seedFile(file), { force: true });

export function readSecret(file: string, players: number): Secret {
  const name = seedFile(file);
  const json = parseJsonOf(name, readWhole(name));
  return placed(name, undefined, () => {
    const secret = readObject(json, 'secret', ['seed', 'seat', 'bot']);
    return {
      seed: readText(secret.seed, 'seed', SEED_FORM),
      seat: readInteger(secret.seat, 'seat', 0, players - 1),
      bot: readText(secret.bot, 'bot', /^[a-z0-9-]+$/),
    };
  });
}

function readWhole(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fromSystem(error, file);
  }
}

/** All or nothing: an interrupted write leaves the file as it was. */
function replaceFile(file: string, text: string, mode: number): void {
  const half = `${file}.half`;
  try {
    const handle = openSync(half, 'w', mode);
    writeSync(handle, `${text}\n`);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(half, file);
  } catch (error) {
    throw fromSystem(error, file);
  }
}
