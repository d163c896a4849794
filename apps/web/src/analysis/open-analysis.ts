import { writeRecord } from '@shinar/core';
import { goTo } from '../app/routes.ts';
import { gameOfTable } from '../games/index.ts';
import { importRecord } from '../table/import-record.ts';
import { keepTable } from '../table/store.ts';
import type { Table } from '../table/table.ts';

/** Goes to the analysis of a table; the game of a table at a server is kept on this device for it. */
export async function openAnalysis(table: Table, nameOf: (seat: number) => string): Promise<void> {
  const { id } = table.getSnapshot().kept;
  if (gameOfTable(id) !== undefined) return goTo({ page: 'analysis', id, step: undefined });
  const kept = await importRecord(writeRecord(await table.record()), nameOf);
  await keepTable(kept);
  goTo({ page: 'analysis', id: kept.id, step: undefined });
}
