/** The one way into the log. Appends that arrive together are committed together, and each is answered once its group is durable. */
import type { Kind } from './migrations.ts';
import type { Db } from './open.ts';
import type { SeatRow, StepRow, TableRow, TurnRow } from './schema.ts';
import { makeStatements, type Statements } from './statements.ts';

export interface Append {
  readonly num: number;
  readonly rows: readonly StepRow[];
  /** Its version is one more than the one that the writer has seen; another means that somebody else was first. */
  readonly turn: TurnRow;
  /** A seat that changes hands with it. */
  readonly seat?: Pick<SeatRow, 'seat' | 'held' | 'resigned' | 'level'> | undefined;
  /** What the table becomes at the end of the game. */
  readonly end?: Pick<TableRow, 'status' | 'ended' | 'ended_at' | 'result'>;
}

interface Waiting {
  readonly append: Append;
  done(won: boolean): void;
  failed(error: unknown): void;
}

const MOST_IN_GROUP = 200;
/** How many groups may be under way at once. */
const LANES = { sqlite: 1, postgres: 4 } as const;

export class Writer {
  private readonly db: Db;
  private readonly lanes: number;
  private readonly statements: Statements;
  private queue: Waiting[] = [];
  private busy = 0;
  /** Groups that were committed. */
  commits = 0;
  private whenIdle: (() => void)[] = [];

  constructor(db: Db, kind: Kind) {
    this.db = db;
    this.lanes = LANES[kind];
    this.statements = makeStatements(db, kind);
  }

  /** True once the entries are durable, false if the table has changed since. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.queue.push({ append, done, failed });
      if (this.queue.length === 1) setImmediate(() => this.flush());
    });
  }

  /** When nothing more is under way. */
  idle(): Promise<void> {
    return this.busy === 0 && this.queue.length === 0 ? Promise.resolve() : new Promise((done) => this.whenIdle.push(done));
  }

  private flush(): void {
    while (this.queue.length > 0 && this.busy < this.lanes) {
      const group = this.queue.slice(0, MOST_IN_GROUP);
      this.queue = this.queue.slice(MOST_IN_GROUP);
      this.busy++;
      void this.commit(group).finally(() => {
        this.busy--;
        this.flush();
      });
    }
    if (this.busy === 0) for (const done of this.whenIdle.splice(0)) done();
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    try {
      const won = await commitGroup(
        this.db,
        this.statements,
        group.map(({ append }) => append),
      );
      this.commits++;
      for (const { append, done } of group) done(won.has(append.num));
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  }
}

/** The tables whose append came first. No table may be in a group twice. */
async function commitGroup(db: Db, statements: Statements, appends: readonly Append[]): Promise<Set<number>> {
  return db.transaction().execute(async (transaction) => {
    const turns = appends.map(({ turn }) => turn);
    const won = new Set((await statements.exchange.run<{ num: number }>(transaction, turns)).map(({ num }) => num));
    const winners = appends.filter(({ num }) => won.has(num));
    await statements.insert.run(
      transaction,
      winners.flatMap(({ rows }) => rows),
    );
    for (const { num, seat, end } of winners) {
      if (seat) await transaction.updateTable('seats').set(seat).where('num', '=', num).where('seat', '=', seat.seat).execute();
      if (end)
        await transaction
          .updateTable('tables')
          .set({ ...end, undo: null })
          .where('num', '=', num)
          .execute();
    }
    return won;
  });
}
