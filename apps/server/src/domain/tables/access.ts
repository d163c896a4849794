import type { Table } from './table.ts';

/** Whoever has the link sees a table that is open to watchers, or still waits for players. */
export function mayWatch({ row, seats }: Table, person: string | undefined): boolean {
  if (row.watch === 'anyone' || row.status === 'waiting') return true;
  return person !== undefined && (row.host === person || seats.some((seat) => seat.person === person));
}
