import type { Table } from './table.ts';

/** Anyone with the link sees a table that is open to watchers or still waits for players; a try at a deal only once the deal is closed. */
export function mayWatch({ row, seats }: Table, person: string | undefined): boolean {
  const open = row.secret === 0 && (row.watch === 'anyone' || row.status === 'waiting');
  if (open) return true;
  return person !== undefined && (row.host === person || seats.some((seat) => seat.person === person));
}
