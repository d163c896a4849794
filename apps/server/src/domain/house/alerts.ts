/** Alerts for people who may not be looking: written in one transaction with what they are about, sent a moment later. */
import type { NoticeKind } from '@shinar/protocol';
import type { Db } from '../../store/form/schema.ts';
import type { House } from './house.ts';
import { hasWays } from './senders.ts';

export interface Alert {
  readonly kind: Exclude<NoticeKind, 'turn'>;
  /** Each person gets it once. */
  readonly key: string;
  readonly people: readonly string[];
  /** The table it is about: people present there need no alert. */
  readonly num?: number;
  /** Where it leads, such as `table/ID`. */
  readonly place: string;
  /** The game or name to mention; for time, the deadline. */
  readonly about: Readonly<Record<string, string | number>>;
}

export async function alert({ senders, now }: House, db: Db, { kind, key, people, num, place, about }: Alert): Promise<void> {
  if (!hasWays(senders) || people.length === 0) return;
  const row = { key, kind, num: num ?? null, place, about: JSON.stringify(about), at: now(), sent: 0 };
  await db
    .insertInto('alerts')
    .values(people.map((person) => ({ person, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
