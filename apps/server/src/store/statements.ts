/** The two statements of an append, the same in both databases. */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import type { StepRow, TurnRow } from './schema.ts';

const MOST_ROWS = 256;

/** A statement on a list of rows. Its text is made once for 1, 2, 4 ... rows, so that neither we nor the database read a new one each time; what is missing is null. */
class RowsStatement<Row extends object> {
  private readonly db: Db;
  private readonly columns: readonly (keyof Row & string)[];
  private readonly casts: readonly RawBuilder<unknown>[];
  private readonly write: (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
  private readonly texts = new Map<number, string>();

  constructor(db: Db, types: Readonly<Record<keyof Row, 'bigint' | 'text'>>, write: (rows: RawBuilder<unknown>) => RawBuilder<unknown>) {
    this.db = db;
    this.columns = Object.keys(types) as (keyof Row & string)[];
    this.casts = this.columns.map((column) => sql`cast(${null} as ${sql.raw(types[column])})`);
    this.write = write;
  }

  async run<Found>(db: Db, rows: readonly Row[]): Promise<Found[]> {
    const found: Found[] = [];
    for (let at = 0; at < rows.length; at += MOST_ROWS) {
      const query = this.queryOf(rows.slice(at, at + MOST_ROWS));
      found.push(...(await db.executeQuery<Found>(query as CompiledQuery<Found>)).rows);
    }
    return found;
  }

  private queryOf(rows: readonly Row[]): CompiledQuery {
    const size = 2 ** Math.ceil(Math.log2(rows.length));
    const values: unknown[] = [];
    for (let i = 0; i < size; i++) for (const column of this.columns) values.push(rows[i]?.[column] ?? null);
    return CompiledQuery.raw(this.textOf(size), values);
  }

  private textOf(size: number): string {
    let text = this.texts.get(size);
    if (text === undefined) {
      const row = sql`(${sql.join(this.casts)})`;
      text = this.write(sql`(values ${sql.join(Array(size).fill(row))}) as v`).compile(this.db).sql;
      this.texts.set(size, text);
    }
    return text;
  }
}

export interface Statements {
  /** Writes the turns whose version is one more than the stored one, and says of which tables. */
  readonly exchange: RowsStatement<TurnRow>;
  readonly insert: RowsStatement<StepRow>;
}

const n = 'bigint';

export const makeStatements = (db: Db): Statements => ({
  exchange: new RowsStatement<TurnRow>(
    db,
    { num: n, version: n, length: n, seat: n, bot: n, since: n, due_at: n, banks: 'text', hash: n },
    (rows) => sql`
      update turns set version = v.column2, length = v.column3, seat = v.column4, bot = v.column5, since = v.column6, due_at = v.column7, banks = v.column8,
        hash = v.column9
      from ${rows} where turns.num = v.column1 and turns.version = v.column2 - 1 returning turns.num as num`,
  ),
  insert: new RowsStatement<StepRow>(
    db,
    { num: n, idx: n, seat: n, step: 'text', at: n, bot: n, ticket: 'text' },
    (rows) => sql`
      insert into steps (num, idx, seat, step, at, bot, ticket)
      select v.column1, v.column2, v.column3, v.column4, v.column5, v.column6, v.column7 from ${rows} where v.column1 is not null`,
  ),
});
