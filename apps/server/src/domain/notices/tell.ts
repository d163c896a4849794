/** Tells somebody who is not at the table that it is their turn: once per turn, outside their quiet hours. */
import type { Language, NoticeKind } from '@shinar/protocol';
import type { Selectable } from 'kysely';
import { Allowance } from '../../store/allowance.ts';
import type { NoticeWishRow } from '../../store/form/schema.ts';
import { quietUntil } from '../clocks/quiet.ts';
import { alert } from '../house/alerts.ts';
import { type House, homeOf } from '../house/house.ts';
import type { Job } from '../house/jobs.ts';
import type { Notice } from '../house/senders.ts';
import { idOf } from '../tables/find.ts';
import { Outbox } from './outbox.ts';
import { titleOf, WORDS } from './words.ts';

/** Mails to one address, on any subject. */
const mails = new Allowance('mails', 60, 3_600_000);
const outbox = new Outbox();

export async function tellTurn(house: House, job: Job): Promise<void> {
  const { db } = house.store;
  const id = await idOf(db, job.num);
  if (id === undefined) return;
  const asked = await house.tables.use(id, async ({ turn, row, seats, num }) => {
    if (row.status === 'over' && row.ended !== 'abandoned') {
      const people = seats.flatMap(({ person }) => person ?? []);
      await alert(house, db, { kind: 'over', key: `over ${num}`, people, num, place: `table/${id}`, about: { game: row.game } });
    }
    if (row.status !== 'running' || turn?.seat == null || turn.length !== job.length || turn.bot === 1) return undefined;
    return { person: seats[turn.seat]?.person, game: row.game };
  });
  if (!asked?.person || house.audience.isPresent(job.num, asked.person)) return;
  const { person, game } = asked;
  const wish = await wishedBy(house, person);
  if (wish === undefined || isUnwanted(wish, 'turn')) return;
  const notice = placedNotice(house, wish, { kind: 'turn', place: `table/${id}`, game, text: WORDS[wish.language].turn(titleOf(game)) });
  const now = house.now();
  const later = wish.quiet === null ? undefined : quietUntil(now, JSON.parse(wish.quiet));
  if (!(await claim(house, { ...job, person, at: later ?? now, sent: later === undefined ? 1 : 0 }))) return;
  if (later !== undefined) return;
  sendSoon(house, wish, notice);
}

/** Neither the sender nor anyone else waits for the receivers. */
export function sendSoon(house: House, wish: Wished, notice: Notice): void {
  outbox.add(() =>
    sendAll(house, wish, notice).catch((error: unknown) => house.log.warn({ error: String(error) }, 'a notice was not sent')),
  );
}

/** Whether this turn's notice still has to be sent or postponed. */
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

/** How somebody wants to be notified, and in which language. */
export const wishedBy = ({ store }: House, person: string): Promise<Wished | undefined> =>
  store.db
    .selectFrom('notice_wishes')
    .innerJoin('people', 'people.id', 'notice_wishes.person')
    .selectAll('notice_wishes')
    .select(['people.language', 'people.mail as own_mail'])
    .where('person', '=', person)
    .executeTakeFirst();

export type Wished = Selectable<NoticeWishRow> & { readonly language: Language; readonly own_mail: string | null };

export const isUnwanted = ({ unwanted }: Wished, kind: NoticeKind): boolean => (JSON.parse(unwanted) as NoticeKind[]).includes(kind);

interface Placed {
  readonly kind: Notice['kind'];
  /** Where it leads, such as `table/ID`. */
  readonly place: string;
  readonly game?: string;
  readonly text: string;
}

export function placedNotice(house: House, { language, off_token }: Wished, { kind, place, game = '', text }: Placed): Notice {
  const home = homeOf(house);
  const [, table = ''] = /^table\/(.*)$/.exec(place) ?? [];
  return { kind, table, game, url: `${home}/${place}`, off: `${home}/api/notices/off?token=${off_token}`, language, text };
}

export const testOf = (house: House, wish: Wished): Notice =>
  placedNotice(house, wish, { kind: 'test', place: 'me', text: WORDS[wish.language].test });

/** Sends by every way that is set up and wanted; one that fails doesn't stop the others. */
export async function sendAll(house: House, wish: Wished, notice: Notice): Promise<number> {
  const { senders, store } = house;
  const ways: [string, Promise<unknown>][] = [];
  if (senders.mail && wish.mail && wish.mail === wish.own_mail && (await mails.take(store.db, wish.mail, house.now())))
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
