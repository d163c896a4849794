/** The tables in memory. Nothing is loaded until it is needed, and each table does one thing at a time. */
import { Refused } from '../../base/refused.ts';
import type { Db } from '../../store/form/schema.ts';
import { loadTable, refresh, versionsOf } from './load.ts';
import type { Table } from './table.ts';

interface Slot {
  readonly key: { id: string } | { num: number };
  table: Table | undefined;
  /** The end of the queue for the table. */
  last: Promise<unknown>;
  users: number;
}

const MOST_LOADED = 2000;
const nothing = (): void => {};

export class Tables {
  private readonly db: Db;
  private readonly slots = new Map<string, Slot>();
  private readonly ids = new Map<number, string>();

  constructor(db: Db) {
    this.db = db;
  }

  get loaded(): number {
    return this.slots.size;
  }

  /** Runs `act` on the table while nobody else in this process does; refuses with `no-table`. */
  use<T>(id: string, act: (table: Table) => Promise<T> | T): Promise<T> {
    const slot = this.slotOf(id);
    const turn = slot.users++ === 0 ? this.run(id, slot, act) : slot.last.then(() => this.run(id, slot, act));
    slot.last = turn.then(nothing, nothing);
    return turn;
  }

  /** Rereads what another process has changed, if the table is in memory or being watched. */
  async changed(num: number, act: (table: Table) => void, watched?: string): Promise<void> {
    const id = this.ids.get(num) ?? watched;
    if (id === undefined) return;
    await this.use(id, async (table) => {
      if (await this.reread(table)) act(table);
    });
  }

  /** News may have been missed: rereads everything, or this table, before its next use. */
  distrust(id?: string): void {
    for (const { table } of this.slots.values()) if (table && (id === undefined || table.id === id)) table.stale = true;
  }

  /** Rereads the row and the seats after a write. */
  async reread(table: Table): Promise<boolean> {
    try {
      return await refresh(this.db, table);
    } catch (error) {
      // It may be only partly read.
      table.stale = true;
      throw error;
    }
  }

  /** Rereads the table if another process has changed it and the news hasn't come yet; returns whether it had. */
  async caughtUp(table: Table): Promise<boolean> {
    if (table.stale) return false;
    const stored = await versionsOf(this.db, table.num);
    // A packed game has no turn, and doesn't change.
    if (stored?.row === table.row.version && (stored.turn ?? table.turn?.version) === table.turn?.version) return false;
    return this.reread(table);
  }

  private slotOf(id: string): Slot {
    let slot = this.slots.get(id);
    if (slot !== undefined) {
      this.slots.delete(id);
    } else {
      this.makeRoom();
      slot = { key: { id }, table: undefined, last: Promise.resolve(), users: 0 };
    }
    this.slots.set(id, slot);
    return slot;
  }

  private async run<T>(id: string, slot: Slot, act: (table: Table) => Promise<T> | T): Promise<T> {
    try {
      return await act(slot.table?.stale === false ? slot.table : await this.load(id, slot));
    } finally {
      slot.users--;
      if (slot.table === undefined && slot.users === 0) this.slots.delete(id);
    }
  }

  private async load(id: string, slot: Slot): Promise<Table> {
    slot.table = undefined;
    slot.table = await loadTable(this.db, slot.key);
    if (slot.table === undefined) throw new Refused('no-table');
    this.ids.set(slot.table.num, id);
    return slot.table;
  }

  /** The least recently used table goes first. */
  private makeRoom(): void {
    if (this.slots.size < MOST_LOADED) return;
    for (const [id, { users, table }] of this.slots) {
      if (users > 0) continue;
      this.slots.delete(id);
      if (table) this.ids.delete(table.num);
      return;
    }
  }
}
