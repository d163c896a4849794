/** Word to somebody who is not at the table that it is their turn: once a turn, not in their quiet hours. */
import { quietUntil } from '../clocks/quiet.ts';
import { type House, homeOf } from '../house.ts';
import type { Job } from '../jobs/jobs.ts';
import type { NoticeWishRow } from '../store/schema.ts';
import { idOf } from '../tables/find.ts';
import type { Notice } from './senders.ts';

export async function noticeTurn(house: House, job: Job): Promise<void> {
  const { db } = house.store;
  const id = await idOf(db, job.num);
  if (id === undefined) return;
  const asked = await house.tables.use(id, ({ turn, row, seats }) => {
    if (row.status !== 'running' || turn?.seat == null || turn.length !== job.length || turn.bot === 1) return undefined;
    return { person: seats[turn.seat]?.person, game: row.game };
  });
  if (!asked?.person || house.live.isPresent(job.num, asked.person)) return;
  const { person, game } = asked;
  const wish = await db.selectFrom('notice_wishes').selectAll().where('person', '=', person).executeTakeFirst();
  if (wish === undefined) return;
  const now = house.now();
  const later = wish.quiet === null ? undefined : quietUntil(now, JSON.parse(wish.quiet));
  if (!(await claim(house, { ...job, person, at: later ?? now, sent: later === undefined ? 1 : 0 }))) return;
  if (later !== undefined) return;
  const home = homeOf(house);
  await sendAll(house, wish, { table: id, game, url: `${home}/#/table/${id}`, off: `${home}/api/notices/off?token=${wish.off_token}` });
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

/** Every way that is open and wished for; one that fails does not keep the others back. */
export async function sendAll(house: House, wish: NoticeWishRow, notice: Notice): Promise<number> {
  const { senders, store } = house;
  const ways: [string, Promise<unknown>][] = [];
  if (senders.mail && wish.mail) ways.push(['mail', senders.mail(wish.mail, notice)]);
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
