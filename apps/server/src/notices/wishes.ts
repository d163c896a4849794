import type { NoticeWish, PushTarget } from '@shinar/protocol';
import type { House } from '../house.ts';
import { newToken } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { sendAll, wishedBy } from './turn.ts';

const NONE: NoticeWish = { push: false, mail: null, webhook: null, quiet: null };

export async function wishOf({ store }: House, person: string): Promise<NoticeWish> {
  const row = await store.db.selectFrom('notice_wishes').selectAll().where('person', '=', person).executeTakeFirst();
  if (row === undefined) return NONE;
  return { push: row.push === 1, mail: row.mail, webhook: row.webhook, quiet: row.quiet === null ? null : JSON.parse(row.quiet) };
}

/** What the server cannot send may not be wished for. */
export async function wish({ store, senders }: House, person: string, { push, mail, webhook, quiet }: NoticeWish): Promise<void> {
  if ((push && !senders.push) || (mail !== null && !senders.mail) || (webhook !== null && !senders.webhook))
    throw new Refused('switched-off');
  const row = { push: push ? 1 : 0, mail, webhook, quiet: quiet && JSON.stringify(quiet) };
  await store.db
    .insertInto('notice_wishes')
    .values({ person, ...row, off_token: newToken() })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
}

export async function addPushTarget({ store, senders }: House, person: string, { endpoint, keys }: PushTarget): Promise<void> {
  if (!senders.push) throw new Refused('switched-off');
  const row = { person, keys: JSON.stringify(keys) };
  await store.db
    .insertInto('push_targets')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

export async function testNotice(house: House, person: string): Promise<number> {
  const wished = await wishedBy(house, person);
  return wished === undefined ? 0 : sendAll(house, wished);
}

/** One click, no questions. */
export async function turnOff({ store }: House, token: string): Promise<void> {
  await store.db.deleteFrom('notice_wishes').where('off_token', '=', token).execute();
}
