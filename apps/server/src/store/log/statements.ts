/** The two statements of an append. They differ only in how rows are passed, in whichever way each database reads fastest. */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db, Kind, StepRow, TurnRow } from '../form/schema.ts';

const MOST_ROWS = 256;

type Types<Row> = Readonly<Record<keyof Row & string, 'bigint' | 'text'>>;

/** Rows as a table `v` with columns `column1`, `column2` and so on. Its SQL depends only on the size, so it is built once per size. */
interface Source<Row> {
  sizeFor(rows: number): number;
  text(size: number): RawBuilder<unknown>;
  values(rows: readonly Row[], size: number): unknown[];
}

/** For SQLite: lists of 1, 2, 4 ... rows, padded with nulls. */
function listed<Row>(types: Types<Row>): Source<Row> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const row = sql`(${sql.join(columns.map((column) => sql`cast(${null} as ${sql.raw(types[column])})`))})`;
  return {
    sizeFor: (rows) => 2 ** Math.ceil(Math.log2(rows)),
    text: (size) => sql`(values ${sql.join(Array(size).fill(row))}) as v`,
    values: (rows, size) => Array.from({ length: size }, (_, i) => columns.map((column) => rows[i]?.[column] ?? null)).flat(),
  };
}

/** For PostgreSQL: one array per column, which takes it a third of the time. */
function unnested<Row>(types: Types<Row>): Source<Row> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const arrays = columns.map((column) => sql`cast(${null} as ${sql.raw(types[column])}[])`);
  const names = columns.map((_, i) => sql.ref(`column${i + 1}`));
  return {
    sizeFor: () => 1,
    text: () => sql`unnest(${sql.join(arrays)}) as v (${sql.join(names)})`,
    values: (rows) => columns.map((column) => rows.map((row) => row[column])),
  };
}

class RowsStatement<Row extends object> {
  private readonly db: Db;
  private readonly source: Source<Row>;
  private readonly write: (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
  private readonly texts = new Map<number, string>();

  constructor(db: Db, kind: Kind, types: Types<Row>, write: (rows: RawBuilder<unknown>) => RawBuilder<unknown>) {
    this.db = db;
    this.source = kind === 'sqlite' ? listed(types) : unnested(types);
    this.write = write;
  }

  async run<Found>(db: Db, rows: readonly Row[]): Promise<Found[]> {
    const found: Found[] = [];
    for (let at = 0; at < rows.length; at += MOST_ROWS) {
      const part = rows.slice(at, at + MOST_ROWS);
      const size = this.source.sizeFor(part.length);
      const query = CompiledQuery.raw(this.textOf(size), this.source.values(part, size)) as CompiledQuery<Found>;
      found.push(...(await db.executeQuery(query)).rows);
    }
    return found;
  }

  private textOf(size: number): string {
    const text = this.texts.get(size) ?? this.write(this.source.text(size)).compile(this.db).sql;
    this.texts.set(size, text);
    return text;
  }
}

export interface Statements {
  /** Writes the turns whose version is one more than the stored one, and returns their tables. */
  readonly exchange: RowsStatement<TurnRow>;
  readonly insert: RowsStatement<StepRow>;
}

const n = 'bigint';

export const makeStatements = (db: Db, kind: Kind): Statements => ({
  exchange: new RowsStatement<TurnRow>(
    db,
    kind,
    { num: n, version: n, length: n, seat: n, bot: n, since: n, due_at: n, banks: 'text', hash: n, own_due: n },
    (rows) => sql`
      update turns set version = v.column2, length = v.column3, seat = v.column4, bot = v.column5, since = v.column6, due_at = v.column7, banks = v.column8,
        hash = v.column9, own_due = v.column10
      from ${rows} where turns.num = v.column1 and turns.version = v.column2 - 1 returning turns.num as num`,
  ),
  insert: new RowsStatement<StepRow>(
    db,
    kind,
    { num: n, idx: n, seat: n, step: 'text', at: n, bot: n, ticket: 'text', banks: 'text' },
    (rows) => sql`
      insert into steps (num, idx, seat, step, at, bot, ticket, banks)
      select v.column1, v.column2, v.column3, v.column4, v.column5, v.column6, v.column7, v.column8 from ${rows} where v.column1 is not null`,
  ),
});
