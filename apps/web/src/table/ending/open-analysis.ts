import { writeRecord } from '@shinar/core';
import { gameOfTable } from '../../base/games/index.ts';
import { goTo } from '../../base/routes/routes.ts';
import { importRecord } from '../../kept/import-record.ts';
import { keepTable } from '../../kept/store.ts';
import type { Table } from '../model/table.ts';

/** Goes to the analysis of a table; the game of a table at a server is kept on this device for it. */
export async function openAnalysis(table: Table, nameOf: (seat: number) => string): Promise<void> {
  const { id } = table.view.get().sitting;
  if (gameOfTable(id) !== undefined) return goTo({ page: 'analysis', id, step: undefined });
  const kept = await importRecord(writeRecord(await table.record()), nameOf);
  await keepTable(kept);
  goTo({ page: 'analysis', id: kept.id, step: undefined });
}
