import { Refused } from '../base/refused.ts';
import { tellLine } from '../domain/chat/chat.ts';
import type { News } from '../domain/house/bus.ts';
import type { House } from '../domain/house/house.ts';
import { mutedBy } from '../domain/people/mutes.ts';
import type { Table } from '../domain/tables/table.ts';
import type { Live } from '../live/live.ts';
import type { Presence } from '../live/presence.ts';

const RETRY = 1000;
const AT_ONCE = 500;

/** Looks up in the store what other processes announce, and passes it on. */
export function passOnNews(house: House, live: Live, presence: Presence): void {
  const { bus, tables, log } = house;
  let waiting = false;
  /** Nobody at this process may miss anything: a read that fails is repeated until it works. */
  const failed = (error: unknown): void => {
    if (error instanceof Refused) return;
    log.warn({ error: String(error) }, 'news not passed on');
    if (waiting) return;
    waiting = true;
    setTimeout(() => catchUp(), RETRY).unref();
  };
  const catchUp = (): void => {
    waiting = false;
    tables.distrust();
    for (const [num, id] of live.watched) tables.changed(num, pass, id).catch(failed);
  };
  const pass = passOnTable(live);
  const passOn = async (news: News): Promise<void> => {
    switch (news.type) {
      case 'log':
        return tables.changed(news.num, (table) => live.caughtUp(table), live.watchedId(news.num));
      case 'table':
        return tables.changed(news.num, pass, live.watchedId(news.num));
      case 'line':
        return tellLine(house, news.num, news.id);
      case 'happening':
        return live.happened(news.num, news.happening);
      case 'person':
        return passOnPerson(house, live, news.id);
      case 'present':
        return presence.receive(news);
    }
  };
  bus.listen((news) => void passOn(news).catch(failed));
  bus.onGap(catchUp);
}

/** Brings everyone who watches the table here up to date. */
export const passOnTable =
  (live: Live) =>
  (table: Table): void => {
    live.caughtUp(table);
    live.changed(table);
  };

/** A person's sessions may have ended, or their mutes may have changed. */
async function passOnPerson(house: House, live: Live, person: string): Promise<void> {
  await dropSignedOut(house, live, person);
  live.mute(person, await mutedBy(house.store.db, person));
}

/** Closes the sockets of sessions that have ended, for one person or for everyone here. */
export async function dropSignedOut({ store }: House, live: Live, person?: string): Promise<void> {
  const here = [...live.connections].map(({ visitor }) => visitor).filter((visitor) => person === undefined || visitor.person === person);
  const sessions = [...new Set(here.flatMap(({ session }) => session ?? []))];
  const open = new Set<string>();
  for (let i = 0; i < sessions.length; i += AT_ONCE) {
    const part = sessions.slice(i, i + AT_ONCE);
    for (const { id } of await store.db.selectFrom('sessions').select('id').where('id', 'in', part).execute()) open.add(id);
  }
  for (const visitor of here) {
    if (visitor.person !== undefined && visitor.session !== undefined && !open.has(visitor.session))
      live.signOut(visitor.person, visitor.session);
  }
}
