/** A broken law: where it was found, and the record that leads there, saved to a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Law, LawBroken } from './law.ts';

export const FAULTS = 'out/faults';

export interface Evidence {
  readonly folder: string;
  /** The text of a record, or of the input that posed as one. */
  readonly record: string;
}

export class Breach extends Error {
  readonly law: Law;
  readonly record: string;
  readonly file: string;

  constructor(where: string, cause: LawBroken, { folder, record }: Evidence) {
    const file = save(folder, `${where} ${cause.law}`, record);
    super(`${where}: ${cause.message}\nrecord so far: ${file}`, { cause });
    this.name = 'Breach';
    this.law = cause.law;
    this.record = record;
    this.file = file;
  }
}

function save(folder: string, title: string, record: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`);
  writeFileSync(file, `${record}\n`);
  return file;
}
