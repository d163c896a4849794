/** The acts by the words of the command: `admin ban PERSON 24 insults`. */
import type { Db } from '../../store/form/schema.ts';
import { auditLog, ban, banAddress, closeTable, giveRole, openReports, renameOther, settleReport, silence, unban } from './acts.ts';

export const ADMIN_HELP = `  admin reports                       what people have reported, with what was said
  admin settle REPORT [NOTE]          a report is dealt with
  admin silence PERSON [HOURS] [NOTE] they say nothing at any table; without hours, for good
  admin ban PERSON [HOURS] [NOTE]     they are signed out and stay out
  admin unban PERSON [NOTE]           both of these end
  admin ban-address ADDRESS HOURS     no new guests and sign-ins from there
  admin rename PERSON NAME            another name
  admin close TABLE [NOTE]            ends a table without a result
  admin operator PERSON               they see the operators' page, and may do there what is told here
  admin no-operator PERSON            not any more
  admin audit                         what was done, the latest first`;

/** Words that are none of these. */
export class WrongCommand extends Error {}

/** Answers what there is to show. */
export async function admin(db: Db, now: number, [command = '', about, ...rest]: readonly string[]): Promise<object> {
  if (command === 'reports') return { reports: await openReports(db) };
  if (command === 'audit') return { audit: await auditLog(db) };
  if (about === undefined) throw new WrongCommand(command);
  const hours = /^\d+$/.test(rest[0] ?? '') ? Number(rest[0]) : undefined;
  const act = { db, now, note: rest.slice(hours === undefined ? 0 : 1).join(' ') };
  const acts: Readonly<Record<string, () => Promise<void>>> = {
    settle: () => settleReport(act, Number(about)),
    silence: () => silence(act, about, hours),
    ban: () => ban(act, about, hours),
    unban: () => unban(act, about),
    'ban-address': () => banAddress(act, about, hours ?? 24),
    rename: () => renameOther({ ...act, note: '' }, about, rest.join(' ')),
    close: () => closeTable(act, about),
    operator: () => giveRole(act, about, 'operator'),
    'no-operator': () => giveRole(act, about, null),
  };
  const run = Object.hasOwn(acts, command) ? acts[command] : undefined;
  if (run === undefined || (command === 'rename' && rest.length === 0)) throw new WrongCommand(command);
  await run();
  return { done: command, about };
}
