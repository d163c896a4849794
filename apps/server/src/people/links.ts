/** One-time links: shown to who asks for one, or sent to the address by which an identity is kept. */
import type { Link } from '@shinar/protocol';
import { type House, homeOf } from '../house.ts';
import { Limiter } from '../limiter.ts';
import { Refused } from '../refused.ts';
import type { Db } from '../store/open.ts';
import { openSession } from './people.ts';
import { hashOf, newToken } from './secrets.ts';

const LIFE = 24 * 3_600_000;
/** Nobody's letter box is filled by us. */
const MAILS_AN_HOUR = 5;
const sentTo = new Limiter(MAILS_AN_HOUR, 3_600_000);

/** The last one counts. */
export async function newLink(db: Db, person: string, now: number, mail: string | null = null): Promise<Link> {
  const link = { token: newToken(), expiresAt: now + LIFE };
  await db.deleteFrom('links').where('person', '=', person).execute();
  await db
    .insertInto('links')
    .values({ id: hashOf(link.token), person, mail, expires_at: link.expiresAt })
    .execute();
  return link;
}

/** Whoever deletes the row has used the link; if it came by mail, the address is theirs from now on. */
export async function useLink(db: Db, token: string, now: number): Promise<{ person: string; token: string }> {
  const spent = await db
    .deleteFrom('links')
    .where('id', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['person', 'mail'])
    .executeTakeFirst();
  if (spent === undefined) throw new Refused('link-spent');
  if (spent.mail !== null) await setMail(db, spent.person, spent.mail);
  return { person: spent.person, token: await openSession(db, spent.person, now) };
}

async function setMail(db: Db, person: string, mail: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('people').set({ mail: null }).where('mail', '=', mail).where('id', '!=', person).execute();
    await transaction.updateTable('people').set({ mail }).where('id', '=', person).execute();
  });
}

export async function forgetMail(db: Db, person: string): Promise<void> {
  await db.updateTable('people').set({ mail: null }).where('id', '=', person).execute();
}

/** The address counts once the link that comes there has been used. */
export async function mailLinkTo(house: House, person: string, mail: string): Promise<void> {
  requireMail(house, mail);
  await send(house, person, mail);
}

/** Nobody learns whether the address is known: the answer does not wait for the look-up. */
export async function mailLink(house: House, mail: string): Promise<void> {
  requireMail(house, mail);
  const sent = (async () => {
    const row = await house.store.db.selectFrom('people').select('id').where('mail', '=', mail).executeTakeFirst();
    if (row) await send(house, row.id, mail);
  })();
  sent.catch((error: unknown) => house.log.warn({ error: String(error) }, 'a link was not sent'));
}

function requireMail({ senders }: House, mail: string): void {
  if (!senders.link) throw new Refused('switched-off');
  sentTo.require(mail);
}

async function send(house: House, person: string, mail: string): Promise<void> {
  const { db } = house.store;
  const { token } = await newLink(db, person, house.now(), mail);
  const { language } = await db.selectFrom('people').select('language').where('id', '=', person).executeTakeFirstOrThrow();
  const [outcome] = await Promise.allSettled([house.senders.link?.(mail, `${homeOf(house)}/#/link/${token}`, language)]);
  house.metrics.notices.inc({ way: 'link', outcome: outcome.status });
  if (outcome.status === 'rejected') throw new Refused('not-sent');
}
