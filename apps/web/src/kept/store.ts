/** Tables on this device. */

import { saveFile } from '../base/dialogs/save-file.ts';
import type { KeptThing } from '../base/faults/kept-here.ts';
import { Shelf, type Sorted, sorted } from '../base/storage/shelf.ts';
import { dropAnalysis } from './analyses.ts';
import { checkKept, type DeviceGame, versionOf } from './device-game.ts';
import { keptText } from './record-of.ts';

const tables = new Shelf<DeviceGame>('tables', (there, aside) => versionOf(there) >= versionOf(aside));

/** A table new to the device; only in memory if it can't be written, until the tab that plays it tries again. */
export const keepTable = (table: DeviceGame): Promise<void> => tables.put(table.id, table);
export async function dropTable(id: string): Promise<void> {
  await tables.drop(id);
  await dropAnalysis(id);
}

/** Writes a table based on version `base`, unless a newer one is there: then returns that. Throws if it can't be written. */
export const replaceTable = (table: DeviceGame, base: number): Promise<DeviceGame | undefined> =>
  tables.replace(table.id, table, (there) => versionOf(there) > base);

/** A table that will be written after an earlier step; or, below, won't be after all. */
export const announceTable = (table: DeviceGame): void => tables.announce(table.id, table);
export const forgetTable = (id: string): void => tables.forget(id);

/** Whether a table is only in memory. */
export const isUnwritten = (id: string): boolean => tables.isUnwritten(id);

/** Throws an InputError if it is damaged, and Unread if storage fails. */
export async function findTable(id: string): Promise<DeviceGame | undefined> {
  const kept = await tables.find(id);
  return kept && checkKept(kept);
}

/** All tables, the latest first, and the ids of damaged ones. */
export const listTables = async (): Promise<Sorted<DeviceGame>> => sorted(await tables.all(), checkKept);

/** A table as a file's text, whatever is left of it. */
const tableText = async (id: string): Promise<string> => keptText(await tables.get(id));

export const keptTable = (id: string): Required<KeptThing> => ({
  save: async () => saveFile(`shinar-${id}.json`, await tableText(id)),
  drop: () => dropTable(id),
});
