import type { Game } from '@shinar/core';
import type { Seating } from '../table/kept.ts';
import { newTable } from '../table/new-table.ts';
import { keepTable } from '../table/store.ts';
import { goTo } from './routes.ts';

/** Opens a new table: its commitment is kept before anything is drawn. */
export async function sitDown(game: Game, seats: readonly Seating[], strict = false): Promise<void> {
  const table = newTable(game, seats, strict);
  await keepTable(table);
  goTo({ page: 'table', id: table.id, step: undefined });
}
