import type { House } from '../house.ts';
import type { Presence } from '../live/presence.ts';
import { mutedBy } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { tellLine } from '../tables/chat.ts';
import type { Table } from '../tables/table.ts';
import type { News } from './bus.ts';

const RETRY = 1000;

/** What other processes say is looked up in the store and passed on. */
export function hearNews(house: House, presence: Presence): void {
  const { bus, live, tables, log } = house;
  let waiting = false;
  /** Nobody at this process may be left behind: what could not be read is read again until it can. */
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
  const pass = (table: Table) => {
    live.caughtUp(table);
    live.changed(table);
  };
  const hear = async (news: News): Promise<void> => {
    switch (news.type) {
      case 'log':
        return tables.changed(news.num, (table) => live.caughtUp(table), live.watched.get(news.num));
      case 'table':
        return tables.changed(news.num, pass, live.watched.get(news.num));
      case 'line':
        return tellLine(house, news.num, news.id);
      case 'person':
        return dropStrangers(house, news.id);
      case 'present':
        return presence.heard(news);
    }
  };
  bus.listen((news) => void hear(news).catch(failed));
  bus.onGap(catchUp);
}

/** Closes the sockets of sessions that are no more, and hears of changed mutes. */
async function dropStrangers({ store, live }: House, person: string): Promise<void> {
  const rows = await store.db.selectFrom('sessions').select('id').where('person', '=', person).execute();
  const open = new Set(rows.map(({ id }) => id));
  for (const { visitor } of live.connections) {
    if (visitor.person === person && visitor.session !== undefined && !open.has(visitor.session)) live.signOut(person, visitor.session);
  }
  live.mute(person, await mutedBy(store.db, person));
}
