/** Word to somebody who is not at the table that it is their turn: once a turn, not in their quiet hours. */
import type { Language } from '@shinar/protocol';
import { Limiter } from '../../base/limiter.ts';
import type { NoticeWishRow } from '../../store/form/schema.ts';
import { quietUntil } from '../clocks/quiet.ts';
import { type House, homeOf } from '../house/house.ts';
import type { Job } from '../house/jobs.ts';
import type { Notice } from '../house/senders.ts';
import { idOf } from '../tables/find.ts';
import { Outbox } from './outbox.ts';
import { titleOf, WORDS } from './words.ts';

/** Mail to one address, whatever it is about. */
const mails = new Limiter(60, 3_600_000);
const outbox = new Outbox();

export async function tellTurn(house: House, job: Job): Promise<void> {
  const { db } = house.store;
  const id = await idOf(db, job.num);
  if (id === undefined) return;
  const asked = await house.tables.use(id, ({ turn, row, seats }) => {
    if (row.status !== 'running' || turn?.seat == null || turn.length !== job.length || turn.bot === 1) return undefined;
    return { person: seats[turn.seat]?.person, game: row.game };
  });
  if (!asked?.person || house.audience.isPresent(job.num, asked.person)) return;
  const { person, game } = asked;
  const wish = await wishedBy(house, person);
  if (wish === undefined) return;
  const now = house.now();
  const later = wish.quiet === null ? undefined : quietUntil(now, JSON.parse(wish.quiet));
  if (!(await claim(house, { ...job, person, at: later ?? now, sent: later === undefined ? 1 : 0 }))) return;
  if (later !== undefined) return;
  // Whoever brought the job does not wait for the far ends.
  outbox.add(() =>
    sendAll(house, wish, { id, game }).catch((error: unknown) => house.log.warn({ error: String(error) }, 'a notice was not sent')),
  );
}

/** Whether this turn's notice is still to be sent, or to be put off. */
async function claim({ store }: House, row: Job & { person: string; at: number; sent: number }): Promise<boolean> {
  const claimed = await store.db
    .insertInto('notices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['num', 'length', 'person']).doUpdateSet({ sent: row.sent, at: row.at }).where('notices.sent', '=', 0),
    )
    .returning('num')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** How somebody wants to be told, and in which language. */
export const wishedBy = ({ store }: House, person: string): Promise<Wished | undefined> =>
  store.db
    .selectFrom('notice_wishes')
    .innerJoin('people', 'people.id', 'notice_wishes.person')
    .selectAll('notice_wishes')
    .select(['people.language', 'people.mail as own_mail'])
    .where('person', '=', person)
    .executeTakeFirst();

type Wished = NoticeWishRow & { readonly language: Language; readonly own_mail: string | null };

/** Of a turn at a table, or of nothing: a test. */
function noticeOf(house: House, { language, off_token }: Wished, table: { id: string; game: string } | undefined): Notice {
  const home = homeOf(house);
  const { turn, test } = WORDS[language];
  const off = `${home}/api/notices/off?token=${off_token}`;
  if (table === undefined) return { table: '', game: '', url: `${home}/me`, off, language, text: test };
  return { table: table.id, game: table.game, url: `${home}/table/${table.id}`, off, language, text: turn(titleOf(table.game)) };
}

/** Every way that is open and wished for; one that fails does not keep the others back. */
export async function sendAll(house: House, wish: Wished, table?: { id: string; game: string }): Promise<number> {
  const notice = noticeOf(house, wish, table);
  const { senders, store } = house;
  const ways: [string, Promise<unknown>][] = [];
  if (senders.mail && wish.mail && wish.mail === wish.own_mail && mails.take(wish.mail))
    ways.push(['mail', senders.mail(wish.mail, notice)]);
  if (senders.webhook && wish.webhook) ways.push(['webhook', senders.webhook(wish.webhook, notice)]);
  if (senders.push && wish.push === 1) {
    for (const { endpoint, keys } of await store.db.selectFrom('push_targets').selectAll().where('person', '=', wish.person).execute()) {
      const sent = senders.push({ endpoint, keys: JSON.parse(keys) }, notice).then(async (still) => {
        if (!still) await store.db.deleteFrom('push_targets').where('endpoint', '=', endpoint).execute();
      });
      ways.push(['push', sent]);
    }
  }
  const outcomes = await Promise.allSettled(ways.map(([, sent]) => sent));
  for (const [i, { status }] of outcomes.entries()) house.metrics.notices.inc({ way: ways[i]?.[0] ?? '', outcome: status });
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}
