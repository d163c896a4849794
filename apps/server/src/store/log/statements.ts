/**
 * The statements of an append, each for many rows at once. They differ only in how rows are passed, in whichever way each database reads fastest.
 * Plain text, since the thread that writes to SQLite does without Kysely.
 */
import type { Kind, SeatRow, StepRow, TableRow, TurnRow } from '../form/schema.ts';

const MOST_ROWS = 256;

/** Sends a query to the database and gives its rows. */
export type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
/** Runs something in a transaction, which is undone if it fails. */
export type Transact = <T>(run: (ask: Ask) => Promise<T>) => Promise<T>;

type Types<Row> = Readonly<Record<keyof Row & string, 'bigint' | 'text'>>;

/** Rows as a table `v` with columns `column1`, `column2` and so on. Its text depends only on the size, so it is built once per size. */
interface Source<Row> {
  sizeFor(rows: number): number;
  text(size: number): string;
  values(rows: readonly Row[], size: number): unknown[];
}

/** For SQLite: lists of 1, 2, 4 ... rows, padded with nulls. */
function listed<Row>(types: Types<Row>): Source<Row> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const row = `(${columns.map((column) => `cast(? as ${types[column]})`).join(', ')})`;
  return {
    sizeFor: (rows) => 2 ** Math.ceil(Math.log2(rows)),
    text: (size) => `(values ${Array(size).fill(row).join(', ')}) as v`,
    values: (rows, size) => Array.from({ length: size }, (_, i) => columns.map((column) => rows[i]?.[column] ?? null)).flat(),
  };
}

/** For PostgreSQL: one array per column, which takes it a third of the time. */
function unnested<Row>(types: Types<Row>): Source<Row> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const arrays = columns.map((column, i) => `cast($${i + 1} as ${types[column]}[])`).join(', ');
  const names = columns.map((_, i) => `column${i + 1}`).join(', ');
  return {
    sizeFor: () => 1,
    text: () => `unnest(${arrays}) as v (${names})`,
    values: (rows) => columns.map((column) => rows.map((row) => row[column])),
  };
}

class RowsStatement<Row extends object> {
  private readonly source: Source<Row>;
  private readonly write: (rows: string) => string;
  private readonly texts = new Map<number, string>();

  constructor(kind: Kind, types: Types<Row>, write: (rows: string) => string) {
    this.source = kind === 'sqlite' ? listed(types) : unnested(types);
    this.write = write;
  }

  async run<Found>(ask: Ask, rows: readonly Row[]): Promise<Found[]> {
    const found: Found[] = [];
    for (let at = 0; at < rows.length; at += MOST_ROWS) {
      const part = rows.slice(at, at + MOST_ROWS);
      const size = this.source.sizeFor(part.length);
      found.push(...(await ask<Found>(this.textOf(size), this.source.values(part, size))));
    }
    return found;
  }

  private textOf(size: number): string {
    const text = this.texts.get(size) ?? this.write(this.source.text(size));
    this.texts.set(size, text);
    return text;
  }
}

export type SeatChange = Pick<SeatRow, 'seat' | 'held' | 'resigned' | 'level'>;
export type TableEnd = Pick<TableRow, 'status' | 'ended' | 'ended_at' | 'result'>;
type At<Row> = Row & { readonly num: number };

export interface Statements {
  /** Writes the turns whose version is one more than the stored one, and returns their tables. */
  readonly exchange: RowsStatement<TurnRow>;
  readonly insert: RowsStatement<StepRow>;
  readonly seat: RowsStatement<At<SeatChange>>;
  readonly end: RowsStatement<At<TableEnd>>;
}

const n = 'bigint';

export const makeStatements = (kind: Kind): Statements => ({
  exchange: new RowsStatement<TurnRow>(
    kind,
    { num: n, version: n, length: n, seat: n, bot: n, since: n, due_at: n, banks: 'text', hash: n, own_due: n },
    (rows) => `
      update turns set version = v.column2, length = v.column3, seat = v.column4, bot = v.column5, since = v.column6, due_at = v.column7, banks = v.column8,
        hash = v.column9, own_due = v.column10
      from ${rows} where turns.num = v.column1 and turns.version = v.column2 - 1 returning turns.num as num`,
  ),
  insert: new RowsStatement<StepRow>(
    kind,
    { num: n, idx: n, seat: n, step: 'text', at: n, bot: n, ticket: 'text', banks: 'text' },
    (rows) => `
      insert into steps (num, idx, seat, step, at, bot, ticket, banks)
      select v.column1, v.column2, v.column3, v.column4, v.column5, v.column6, v.column7, v.column8 from ${rows} where v.column1 is not null`,
  ),
  seat: new RowsStatement<At<SeatChange>>(
    kind,
    { num: n, seat: n, held: n, resigned: n, level: n },
    (rows) => `
      update seats set held = v.column3, resigned = v.column4, level = v.column5
      from ${rows} where seats.num = v.column1 and seats.seat = v.column2`,
  ),
  end: new RowsStatement<At<TableEnd>>(
    kind,
    { num: n, status: 'text', ended: 'text', ended_at: n, result: 'text' },
    (rows) => `
      update tables set status = v.column2, ended = v.column3, ended_at = v.column4, result = v.column5, undo = null, vote = null, version = version + 1
      from ${rows} where tables.num = v.column1`,
  ),
});
