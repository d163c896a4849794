import type { Who } from '@shinar/protocol';
import { Refused } from '../base/refused.ts';
import type { House } from '../domain/house/house.ts';
import { isOperator } from '../domain/moderation/look.ts';
import { mayWatch } from '../domain/tables/access.ts';
import type { Table } from '../domain/tables/table.ts';

/** The one place that lets callers in or turns them away. The call itself checks again while it holds the table. */
export async function admit(house: House, who: Who, person: string | undefined, table: string | undefined): Promise<void> {
  if (who === 'anyone') return;
  /** Somebody who has just sat down at another process is looked up again before being turned away. */
  const isSo = (test: (at: Table) => boolean): Promise<boolean> =>
    house.tables.use(table ?? '', async (at) => test(at) || ((await house.tables.caughtUp(at)) && test(at)));
  if (who === 'viewer') {
    if (!(await isSo((at) => mayWatch(at, person)))) throw new Refused('forbidden');
    return;
  }
  if (person === undefined) throw new Refused('not-signed-in');
  if (who === 'operator' && !(await isOperator(house.store.db, person))) throw new Refused('forbidden');
  if (who === 'seated' && !(await isSo((at) => at.seatOf(person) !== undefined))) throw new Refused('not-seated');
  if (who === 'host' && !(await isSo(({ row }) => row.host === person))) throw new Refused('not-host');
}
