import type { Who } from '@shinar/protocol';
import { Refused } from '../base/refused.ts';
import type { House } from '../domain/house/house.ts';
import { mayWatch } from '../domain/tables/access.ts';

/** The one place that lets a caller in or not; what the call then does checks again while it holds the table. */
export async function admit(house: House, who: Who, person: string | undefined, table: string | undefined): Promise<void> {
  if (who === 'anyone') return;
  if (who === 'viewer') {
    if (!(await house.tables.use(table ?? '', (at) => mayWatch(at, person)))) throw new Refused('forbidden');
    return;
  }
  if (person === undefined) throw new Refused('not-signed-in');
  if (who === 'seated' && !(await house.tables.use(table ?? '', (at) => at.seatOf(person) !== undefined))) throw new Refused('not-seated');
  if (who === 'host' && !(await house.tables.use(table ?? '', ({ row }) => row.host === person))) throw new Refused('not-host');
}
