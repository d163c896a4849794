/** The acts as commands: `admin ban PERSON 24 insults`. */
import type { Db } from '../../store/form/schema.ts';
import {
  auditLog,
  ban,
  banAddress,
  closeClub,
  closeTable,
  giveRole,
  openReports,
  renameOther,
  settleReport,
  silence,
  unban,
} from './acts.ts';

export const ADMIN_HELP = `  admin reports                       what people have reported, with what was said
  admin settle REPORT [NOTE]          marks a report as dealt with
  admin silence PERSON [HOURS] [NOTE] they can't chat; without hours, for good
  admin ban PERSON [HOURS] [NOTE]     signs them out and keeps them out; without hours, for good
  admin unban PERSON [NOTE]           ends both of these
  admin ban-address ADDRESS [HOURS]   no new guests or sign-ins from there; without hours, for a day
  admin rename PERSON NAME            gives them another name
  admin close TABLE [NOTE]            ends a table without a result
  admin close-club CLUB [NOTE]        deletes a club and everything said in it
  admin operator PERSON               they see the operators' page and can do the same there
  admin no-operator PERSON            no longer
  admin audit                         what was done, latest first`;

/** No such command. */
export class WrongCommand extends Error {}

/** Returns the text to show. */
export async function admin(db: Db, now: number, [command = '', about, ...rest]: readonly string[]): Promise<object> {
  if (command === 'reports') return { reports: await openReports(db) };
  if (command === 'audit') return { audit: await auditLog(db) };
  if (about === undefined) throw new WrongCommand(command);
  const hours = /^\d+$/.test(rest[0] ?? '') ? Number(rest[0]) : undefined;
  const act = { db, now, note: rest.slice(hours === undefined ? 0 : 1).join(' ') };
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    settle: () => settleReport(act, Number(about)),
    silence: () => silence(act, about, hours),
    ban: async () => void (await ban(act, about, hours)),
    unban: () => unban(act, about),
    'ban-address': () => banAddress(act, about, hours ?? 24),
    rename: () => renameOther({ ...act, note: '' }, about, rest.join(' ')),
    close: () => closeTable(act, about),
    'close-club': () => closeClub(act, about),
    operator: () => giveRole(act, about, 'operator'),
    'no-operator': () => giveRole(act, about, null),
  };
  const run = Object.hasOwn(acts, command) ? acts[command] : undefined;
  if (run === undefined || (command === 'rename' && rest.length === 0)) throw new WrongCommand(command);
  await run();
  return { done: command, about };
}
