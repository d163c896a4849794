/** A limit per person or address over all processes; for one process alone use a `Limiter`. */
import { sql } from 'kysely';
import { Refused } from '../base/refused.ts';
import { hashOf } from '../base/secrets.ts';
import type { Db } from './form/schema.ts';

export class Allowance {
  private readonly name: string;
  private readonly most: number;
  private readonly period: number;

  constructor(name: string, most: number, period: number) {
    this.name = name;
    this.most = most;
    this.period = period;
  }

  /** Takes one; false if none was left. Taken before anything else happens, so that nobody else gets it too. */
  async take(db: Db, who: string, now: number): Promise<boolean> {
    return (await this.use(db, who, now)).used <= this.most;
  }

  /** Refuses with `too-many`, and says how many seconds to wait. */
  async require(db: Db, who: string, now: number): Promise<void> {
    const { used, until } = await this.use(db, who, now);
    if (used > this.most) throw new Refused('too-many', { facts: { seconds: Math.ceil((until - now) / 1000) } });
  }

  /** Gives one back that turned out not to count. */
  async giveBack(db: Db, who: string): Promise<void> {
    await db
      .updateTable('allowances')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('key', '=', this.keyOf(who))
      .where('used', '>', 0)
      .execute();
  }

  private use(db: Db, who: string, now: number): Promise<{ used: number; until: number }> {
    const fresh = { used: 1, until: now + this.period };
    const isOver = sql<boolean>`allowances.until <= ${now}`;
    return db
      .insertInto('allowances')
      .values({ key: this.keyOf(who), ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql<number>`case when ${isOver} then 1 else allowances.used + 1 end`,
          until: sql<number>`case when ${isOver} then ${fresh.until} else allowances.until end`,
        }),
      )
      .returning(['used', 'until'])
      .executeTakeFirstOrThrow();
  }

  /** Hashed, so that addresses and handles can't be read from it. */
  private keyOf(who: string): string {
    return hashOf(`${this.name} ${who}`);
  }
}
