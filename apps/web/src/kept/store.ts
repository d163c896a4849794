/** Tables on this device. */

import { saveFile } from '../base/dialogs/save-file.ts';
import type { KeptThing } from '../base/faults/kept-here.ts';
import { Shelf, type Sorted, sorted } from '../base/storage/shelf.ts';
import { dropAnalysis } from './analyses.ts';
import { checkKept, type DeviceGame, versionOf } from './device-game.ts';
import { keptText } from './record-of.ts';

const tables = new Shelf<DeviceGame>('tables', (there, aside) => versionOf(there) >= versionOf(aside));

/** A table that is new to the device; in memory alone if it cannot be written, until whoever plays it tries again. */
export const keepTable = (table: DeviceGame): Promise<void> => tables.put(table.id, table);
export async function dropTable(id: string): Promise<void> {
  await tables.drop(id);
  await dropAnalysis(id);
}

/** Writes a table that comes from a version, unless a newer one is there: answers that one. Throws if it cannot be written. */
export const replaceTable = (table: DeviceGame, base: number): Promise<DeviceGame | undefined> =>
  tables.replace(table.id, table, (there) => versionOf(there) > base);

/** A table will be written once what was played before it is; or not after all. */
export const announceTable = (table: DeviceGame): void => tables.announce(table.id, table);
export const forgetTable = (id: string): void => tables.forget(id);

/** Whether a table is in memory alone. */
export const isUnwritten = (id: string): boolean => tables.isUnwritten(id);

/** Throws an InputError if it is damaged. */
export async function findTable(id: string): Promise<DeviceGame | undefined> {
  const kept = await tables.get(id);
  return kept && checkKept(kept);
}

/** All tables, the latest first, and the ids of those that are damaged. */
export const listTables = async (): Promise<Sorted<DeviceGame>> => sorted(await tables.all(), checkKept);

/** A table as the text of a file, whatever is left of it. */
const tableText = async (id: string): Promise<string> => keptText(await tables.get(id));

export const keptTable = (id: string): Required<KeptThing> => ({
  save: async () => saveFile(`shinar-${id}.json`, await tableText(id)),
  drop: () => dropTable(id),
});
