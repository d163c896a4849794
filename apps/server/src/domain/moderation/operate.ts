/** An operator's acts on a running server: they take effect at once, in every process. */
import type { OperatorAct } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import { renamePerson } from '../people/rename.ts';
import { repairTable } from '../upkeep/repair.ts';
import { type Act, ban, banAddress, closeClub, closeTable, noteAct, noteRename, settleReport, silence, unban } from './acts.ts';

export async function operate(house: House, by: string, wish: OperatorAct): Promise<void> {
  const act: Act = { db: house.store.db, now: house.now(), by, note: wish.note };
  switch (wish.act) {
    case 'settle':
      return settleReport(act, wish.report);
    case 'silence':
      return silence(act, wish.person, wish.hours);
    case 'unban':
      return unban(act, wish.person);
    case 'ban-address':
      return banAddress(act, wish.address, wish.hours);
    case 'ban':
      // Operators can't ban themselves; that takes the command line.
      if (wish.person === by) throw new Refused('forbidden');
      for (const id of await ban(act, wish.person, wish.hours)) {
        house.audience.signOut(id);
        await house.bus.publish({ type: 'person', id });
      }
      return;
    case 'rename':
      await noteRename(act, wish.person, wish.name);
      return renamePerson(house, wish.person, wish.name);
    case 'close-club':
      return closeClub(act, wish.club);
    case 'close':
      await closeTable(act, wish.table);
      return tellAnew(house, wish.table);
    case 'repair':
      await repairTable(house, wish.table, act.now, wish.to);
      await noteAct(act, 'repair', wish.table);
      return tellAnew(house, wish.table);
  }
}

/** Reads the table from the store again, in every process, and sends it to everyone who watches it. */
async function tellAnew({ tables, audience, bus }: House, id: string): Promise<void> {
  tables.distrust(id);
  const num = await tables.use(id, (table) => {
    audience.advanced(table, 0, true);
    return table.num;
  });
  await bus.publish({ type: 'table', num });
}
