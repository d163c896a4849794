/** What is heard of one table: who sits there, what was played, who is here and what they say. */
import type { Chat, Entry, Line, TableView } from '@shinar/protocol';
import { call, type Refused, type Trouble, troubleOf } from './api.ts';
import { Value } from './value.ts';
import type { Done, Saying, Told, Wire } from './wire.ts';

export interface RoomState {
  /** As the server last told it; the turn is renewed with every entry. */
  readonly view: TableView | undefined;
  readonly here: readonly string[];
  readonly watchers: number;
  readonly lines: readonly Line[];
  /** The last line that was seen. */
  readonly read: number;
  /** Why the table cannot be seen, or the last thing that was refused. */
  readonly closed: Trouble | undefined;
  readonly trouble: Trouble | undefined;
}

type Act = Saying extends infer T ? (T extends { readonly table: string } ? Omit<T, 'table'> : never) : never;

export class Room {
  readonly id: string;
  readonly wire: Wire;
  readonly state = new Value<RoomState>({
    view: undefined,
    here: [],
    watchers: 0,
    lines: [],
    read: 0,
    closed: undefined,
    trouble: undefined,
  });
  /** The log so far. */
  readonly entries: Entry[] = [];
  private readonly grown = new Set<() => void>();
  private readonly back = new Set<() => void>();
  private stop: (() => void) | undefined;

  constructor(id: string, wire: Wire) {
    this.id = id;
    this.wire = wire;
  }

  enter(): void {
    this.stop = this.wire.watch(this.id, {
      next: () => this.entries.length,
      hear: (message) => this.hear(message),
      caughtUp: () => {
        this.state.change({ closed: undefined });
        for (const tell of this.back) tell();
        void this.loadLines();
      },
      refused: (error: Refused) => this.state.change({ closed: error.trouble }),
    });
  }

  leave(): void {
    this.stop?.();
  }

  /** Called after new entries, and whenever seats or status change. */
  onChange(listener: () => void): () => void {
    this.grown.add(listener);
    return () => this.grown.delete(listener);
  }

  /** Called when the connection is there and everything missed has been heard. */
  onBack(listener: () => void): () => void {
    this.back.add(listener);
    return () => this.back.delete(listener);
  }

  /** Throws Refused. */
  send(act: Act): Promise<Done> {
    return this.wire.request({ ...act, table: this.id } as Saying);
  }

  /** Does it, and keeps the trouble for the screen if it is refused. */
  async attempt(run: () => Promise<unknown>): Promise<void> {
    this.state.change({ trouble: undefined });
    try {
      await run();
    } catch (error) {
      this.state.change({ trouble: troubleOf(error) });
    }
  }

  /** Posts to one of the table's addresses. */
  post<T>(what: string, body: object = {}): Promise<T> {
    return call<T>('POST', `api/tables/${this.id}/${what}`, body);
  }

  /** The latest word is there, and has been seen. */
  markRead(): void {
    this.state.change({ read: this.state.get().lines.at(-1)?.id ?? 0 });
  }

  async loadLines(): Promise<void> {
    const { lines } = await call<Chat>('GET', `api/tables/${this.id}/chat`).catch((error: unknown) => {
      troubleOf(error);
      return { lines: this.state.get().lines };
    });
    const first = this.state.get().lines.length === 0;
    this.state.change({ lines, ...(first && { read: lines.at(-1)?.id ?? 0 }) });
  }

  private hear(message: Told): void {
    switch (message.type) {
      case 'table':
        this.state.change({ view: message.view });
        break;
      case 'entries': {
        for (const entry of message.entries) if (entry.index === this.entries.length) this.entries.push(entry);
        const { view } = this.state.get();
        if (view) this.state.change({ view: { ...view, turn: message.turn, length: this.entries.length, undo: null } });
        break;
      }
      case 'closed':
        this.state.change({ closed: message.failure });
        return;
      case 'line':
        this.state.change({ lines: [...this.state.get().lines, message.line] });
        return;
      case 'present':
        this.state.change({ here: message.people, watchers: message.watchers });
        return;
    }
    for (const tell of this.grown) tell();
  }
}
