/** Sends alerts to people who are not looking: once, outside their quiet hours, and only what they want. */
import type { NoticeKind } from '@shinar/protocol';
import { quietUntil } from '../clocks/quiet.ts';
import type { House } from '../house/house.ts';
import { isUnwanted, placedNotice, sendSoon, type Wished, wishedBy } from './tell.ts';
import { titleOf, WORDS } from './words.ts';

const AT_ONCE = 200;
/** Older alerts are no longer news. */
const STALE = 24 * 3_600_000;

export async function sendAlerts(house: House): Promise<number> {
  const { store, now, audience } = house;
  await store.db
    .deleteFrom('alerts')
    .where('at', '<', now() - 2 * STALE)
    .execute();
  const rows = await store.db
    .selectFrom('alerts')
    .selectAll()
    .where('sent', '=', 0)
    .where('at', '<=', now())
    .orderBy('at')
    .limit(AT_ONCE)
    .execute();
  for (const { person, key, kind, num, place, about, at } of rows) {
    const wish = await wishedBy(house, person);
    const later = wish?.quiet ? quietUntil(now(), JSON.parse(wish.quiet)) : undefined;
    const mine = store.db.updateTable('alerts').where('person', '=', person).where('key', '=', key).where('sent', '=', 0);
    if (later !== undefined) {
      await mine.set({ at: later }).execute();
      continue;
    }
    // Only one process sends it.
    const { numUpdatedRows } = await mine.set({ sent: 1 }).executeTakeFirstOrThrow();
    const isHere = num !== null && audience.isPresent(num, person);
    if (numUpdatedRows !== 1n || wish === undefined || isHere || isUnwanted(wish, kind) || at < now() - STALE) continue;
    sendSoon(house, wish, placedNotice(house, wish, { kind, place, text: textOf(wish, kind, JSON.parse(about)) }));
  }
  return rows.length;
}

/** The deadline in the reader's own time, if their zone is known. */
function textOf(
  { language, zone }: Wished,
  kind: Exclude<NoticeKind, 'turn'>,
  about: { game?: string; name?: string; due?: number },
): string {
  const words = WORDS[language];
  const game = titleOf(about.game ?? '');
  if (kind === 'invite') return words.invite(about.name ?? '', game);
  if (kind === 'tournament') return words.tournament(about.name ?? '');
  if (kind !== 'time') return words[kind](game);
  const format: Intl.DateTimeFormatOptions = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: zone ?? 'UTC' };
  if (zone === null) format.timeZoneName = 'short';
  return words.time(game, new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format).format(about.due ?? 0));
}
