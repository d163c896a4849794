/** One-time links: shown on request, mailed to a confirmed address, or mailed to confirm one. */
import type { Link, LinkView } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { hashOf, newToken } from '../../base/secrets.ts';
import { Allowance } from '../../store/allowance.ts';
import type { Db } from '../../store/form/schema.ts';
import { requireNoBot } from '../house/bot-owner.ts';
import { type House, homeOf } from '../house/house.ts';
import type { MailedLink } from '../house/senders.ts';
import { holdPerson } from '../seating/hold-person.ts';
import { requireOwnName } from './names.ts';
import { openSession } from './sessions.ts';

const HOUR = 3_600_000;
const LIFE = 24 * HOUR;
/** Open links per person; enough that nobody can invalidate another's by asking for more. */
const MOST_OPEN = 20;
/** How often a caller may ask for a link by mail, and how many go to one address. */
const asked = new Allowance('links asked', 5, HOUR);
const sentTo = new Allowance('links sent', MOST_OPEN, HOUR);

interface Made {
  /** The address it is sent to. */
  readonly mail?: string;
  /** Confirms the address, for this session alone. */
  readonly session?: string;
}

/** A link for the caller; refused if their session has ended meanwhile, because the link would outlive it. */
export function linkFor(db: Db, person: string, session: string, now: number): Promise<Link> {
  return db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person);
    await requireNoBot(transaction, person);
    const here = await transaction.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst();
    if (here === undefined) throw new Refused('not-signed-in');
    return newLink(transaction, person, now);
  });
}

async function newLink(db: Db, person: string, now: number, { mail = '', session = '' }: Made = {}): Promise<Link> {
  const link = { token: newToken(), expiresAt: now + LIFE };
  await db
    .insertInto('links')
    .values({
      id: hashOf(link.token),
      person,
      mail: mail || null,
      session: session || null,
      created_at: now,
      expires_at: link.expiresAt,
    })
    .execute();
  const old = await db
    .selectFrom('links')
    .select('id')
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .offset(MOST_OPEN)
    .limit(MOST_OPEN)
    .execute();
  for (const { id } of old) await db.deleteFrom('links').where('id', '=', id).execute();
  return link;
}

/** Which account a link is for, and what it does, without using it. */
export async function lookAtLink({ store: { db }, now }: House, token: string): Promise<LinkView> {
  const link = await db
    .selectFrom('links')
    .innerJoin('people', 'people.id', 'links.person')
    .select(['people.id', 'people.name', 'links.mail', 'links.session'])
    .where('links.id', '=', hashOf(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (link === undefined) throw new Refused('link-spent');
  const { id, name, mail, session } = link;
  return { person: { id, name }, confirms: session === null ? null : mail };
}

/** Deleting the row uses up the link. One that confirms an address doesn't sign in, and works only for the session that asked. */
export async function useLink(house: House, token: string, session: string, device: string): Promise<{ person: string; token?: string }> {
  const { db } = house.store;
  const open = db
    .selectFrom('links')
    .select(['id', 'person', 'session'])
    .where('id', '=', hashOf(token))
    .where('expires_at', '>', house.now());
  const link = await open.executeTakeFirst();
  if (link === undefined) throw new Refused('link-spent');
  if (link.session !== null && link.session !== session) throw new Refused('other-device');
  return db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, link.person);
    const spent = await transaction.deleteFrom('links').where('id', '=', link.id).returning(['person', 'mail']).executeTakeFirst();
    if (spent === undefined) throw new Refused('link-spent');
    const { person, mail } = spent;
    if (link.session === null) return { person, token: await openSession(transaction, person, house.now(), device) };
    await setMail(transaction, person, mail);
    return { person };
  });
}

/** An address belongs only to the person who last proved that it is theirs. */
async function setMail(db: Db, person: string, mail: string | null): Promise<void> {
  const others = db.selectFrom('people').select('id').where('mail', '=', mail).where('id', '!=', person);
  await db.updateTable('notice_wishes').set({ mail: null }).where('person', 'in', others).execute();
  await db.updateTable('people').set({ mail: null }).where('mail', '=', mail).where('id', '!=', person).execute();
  await db.updateTable('people').set({ mail }).where('id', '=', person).execute();
}

export async function forgetMail(db: Db, person: string): Promise<void> {
  await db.updateTable('people').set({ mail: null }).where('id', '=', person).execute();
  await db.updateTable('notice_wishes').set({ mail: null }).where('person', '=', person).execute();
}

/** The address counts once the session that asks now has used its link. */
export async function mailConfirmation(house: House, person: string, session: string, mail: string): Promise<void> {
  const { db } = house.store;
  await requireNoBot(db, person);
  if (!house.senders.link) throw new Refused('switched-off');
  await asked.require(db, person, house.now());
  await sentTo.require(db, mail, house.now());
  const { name } = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirstOrThrow();
  await requireOwnName(db, person, name);
  await send(house, person, mail, { kind: 'confirm', session });
}

/** The answer doesn't wait for the look-up, so it doesn't reveal whether the address is known. */
export async function mailLink(house: House, address: string, mail: string): Promise<void> {
  if (!house.senders.link) throw new Refused('switched-off');
  const { db } = house.store;
  await asked.require(db, `${address} ${mail}`, house.now());
  const sent = (async () => {
    const row = await db.selectFrom('people').select('id').where('mail', '=', mail).executeTakeFirst();
    // Otherwise the mailbox has plenty of links already, and they all work.
    if (row && (await sentTo.take(db, mail, house.now()))) await send(house, row.id, mail, { kind: 'link' });
  })();
  sent.catch((error: unknown) => house.log.warn({ error: String(error) }, 'a link was not sent'));
}

async function send(house: House, person: string, mail: string, { kind, session = '' }: { kind: MailedLink['kind']; session?: string }) {
  const { db } = house.store;
  const { token } = await newLink(db, person, house.now(), { mail, session });
  const { language, name } = await db.selectFrom('people').select(['language', 'name']).where('id', '=', person).executeTakeFirstOrThrow();
  const link = { url: `${homeOf(house)}/#/link/${token}`, kind, name, language };
  const [outcome] = await Promise.allSettled([house.senders.link?.(mail, link)]);
  house.metrics.notices.inc({ way: 'link', outcome: outcome.status });
  if (outcome.status === 'rejected') throw new Refused('not-sent');
}
