import type { Language, NoticeWish, PushTarget } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import { newToken } from '../../base/secrets.ts';
import { Allowance } from '../../store/allowance.ts';
import type { House } from '../house/house.ts';
import { sendAll, testOf, wishedBy } from './tell.ts';

const MOST_TARGETS = 10;
const tests = new Allowance('test notices', 5, 3_600_000);
const NONE: NoticeWish = { push: false, mail: null, webhook: null, quiet: null, zone: null, unwanted: [] };

export async function wishOf({ store }: House, person: string): Promise<NoticeWish> {
  const row = await store.db.selectFrom('notice_wishes').selectAll().where('person', '=', person).executeTakeFirst();
  if (row === undefined) return NONE;
  return {
    push: row.push === 1,
    mail: row.mail,
    webhook: row.webhook,
    quiet: row.quiet === null ? null : JSON.parse(row.quiet),
    zone: row.zone,
    unwanted: JSON.parse(row.unwanted),
  };
}

/** People can't ask for what the server can't send. */
export async function wish({ store, senders }: House, person: string, { quiet, unwanted, ...asked }: NoticeWish): Promise<void> {
  const { push, mail, webhook, zone } = asked;
  if ((push && !senders.push) || (mail !== null && !senders.mail) || (webhook !== null && !senders.webhook))
    throw new Refused('switched-off');
  const { mail: own } = await store.db.selectFrom('people').select('mail').where('id', '=', person).executeTakeFirstOrThrow();
  if (mail !== null && mail !== own) throw new Refused('mail-unconfirmed');
  const row = {
    push: push ? 1 : 0,
    mail,
    webhook,
    zone,
    quiet: quiet && JSON.stringify(quiet),
    unwanted: JSON.stringify([...new Set(unwanted)]),
  };
  await store.db
    .insertInto('notice_wishes')
    .values({ person, ...row, off_token: newToken() })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
}

/** Only a person's ten newest browsers get notices. */
export async function addPushTarget({ store, senders, now }: House, person: string, { endpoint, keys }: PushTarget): Promise<void> {
  if (!senders.push) throw new Refused('switched-off');
  const row = { person, keys: JSON.stringify(keys), at: now() };
  await store.db
    .insertInto('push_targets')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  const mine = store.db.selectFrom('push_targets').select('endpoint').where('person', '=', person);
  for (const old of await mine.orderBy('at', 'desc').orderBy('endpoint').offset(MOST_TARGETS).limit(MOST_TARGETS).execute())
    await store.db.deleteFrom('push_targets').where('endpoint', '=', old.endpoint).execute();
}

export async function testNotice(house: House, person: string): Promise<number> {
  await tests.require(house.store.db, person, house.now());
  const wished = await wishedBy(house, person);
  return wished === undefined ? 0 : sendAll(house, wished, testOf(house, wished));
}

/** The language in which to ask somebody whether to turn notices off. */
export async function languageOf({ store }: House, token: string): Promise<Language> {
  const row = await store.db
    .selectFrom('notice_wishes')
    .innerJoin('people', 'people.id', 'notice_wishes.person')
    .select('people.language')
    .where('off_token', '=', token)
    .executeTakeFirst();
  return row?.language ?? 'en';
}

/** One click, no questions. */
export async function turnOff({ store }: House, token: string): Promise<void> {
  await store.db.deleteFrom('notice_wishes').where('off_token', '=', token).execute();
}
