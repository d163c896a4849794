/** My tables, and which of them wait for me. */
import type { Mine, TableView } from '@shinar/protocol';
import { call } from '../base/server/api.ts';
import { Value } from '../base/value.ts';
import { me } from './me.ts';
import { seatOfPerson } from './said/seats.ts';

export const mine = new Value<Mine>({ tables: [], seen: {} });

/** Throws Refused. */
export async function askMine(): Promise<void> {
  const found = await call('myTables', { query: { status: 'on' } });
  if (JSON.stringify(found) === JSON.stringify(mine.get())) return;
  mine.set(found);
  const turns = waiting(found).length;
  if ('setAppBadge' in navigator) await (turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(ignoreNotAllowed);
}

/** Only an installed app has an icon to mark. */
function ignoreNotAllowed(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

export function waitsFor(table: TableView, person: string | undefined): boolean {
  const seat = seatOfPerson(table, person);
  return table.status === 'running' && seat !== undefined && table.turn.seat === seat.seat && !seat.held && !seat.resigned;
}

export const waiting = ({ tables }: Mine): readonly TableView[] => tables.filter((table) => waitsFor(table, me.get()?.id));
