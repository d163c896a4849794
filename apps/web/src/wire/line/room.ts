/** What the page hears about one table: who sits there, what was played, who is present and what they say. */
import type { Entry, Happening, Line, TableView } from '@shinar/protocol';
import { call, type Refused, type Trouble, troubleOf } from '../../base/server/api.ts';
import { Value } from '../../base/value.ts';
import type { Done, Saying, Told, Wire } from './wire.ts';

export interface RoomState {
  /** As the server last sent it; the turn is updated with every entry. */
  readonly view: TableView | undefined;
  readonly here: readonly string[];
  readonly watchers: number;
  /** What has just happened besides the log. */
  readonly happened: Happening | undefined;
  readonly lines: readonly Line[];
  /** The number of the last line seen. */
  readonly read: number;
  /** Why the table can't be seen; and the last refusal. */
  readonly closed: Trouble | undefined;
  readonly trouble: Trouble | undefined;
}

type Act = Saying extends infer T ? (T extends { readonly table: string } ? Omit<T, 'table'> : never) : never;

/** How long a happening is shown, in milliseconds. */
const READ = 15_000;

export class Room {
  readonly id: string;
  readonly wire: Wire;
  readonly state = new Value<RoomState>({
    view: undefined,
    here: [],
    watchers: 0,
    happened: undefined,
    lines: [],
    read: 0,
    closed: undefined,
    trouble: undefined,
  });
  /** The log so far. */
  readonly entries: Entry[] = [];
  /** Counts new entries, and changes of seats or status. */
  readonly changes = new Value(0);
  /** Counts how often the connection came back and everything missed has been heard. */
  readonly returns = new Value(0);
  private stop: (() => void) | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, wire: Wire) {
    this.id = id;
    this.wire = wire;
  }

  enter(): void {
    this.stop = this.wire.watch(this.id, {
      next: () => this.entries.length,
      told: (message) => this.note(message),
      caughtUp: () => {
        this.state.change({ closed: undefined });
        this.returns.set(this.returns.get() + 1);
        void this.loadLines();
      },
      refused: (error: Refused) => this.state.change({ closed: error.trouble }),
    });
  }

  leave(): void {
    clearTimeout(this.fading);
    this.stop?.();
  }

  /** Throws Refused. */
  send(act: Act): Promise<Done> {
    return this.wire.request({ ...act, table: this.id } as Saying);
  }

  /** Runs it, and keeps the trouble for the screen if it is refused. */
  async attempt(run: () => Promise<unknown>): Promise<void> {
    this.state.change({ trouble: undefined });
    try {
      await run();
    } catch (error) {
      this.state.change({ trouble: troubleOf(error) });
    }
  }

  /** The latest line has been seen. */
  markRead(): void {
    this.state.change({ read: this.state.get().lines.at(-1)?.id ?? 0 });
  }

  async loadLines(): Promise<void> {
    const { lines } = await call('chat', { params: { table: this.id } }).catch((error: unknown) => {
      troubleOf(error);
      return { lines: this.state.get().lines };
    });
    const first = this.state.get().lines.length === 0;
    this.state.change({ lines, ...(first && { read: lines.at(-1)?.id ?? 0 }) });
  }

  /** Long enough to read, even if a bot plays on at once. */
  private happened(happened: Happening): void {
    this.state.change({ happened });
    clearTimeout(this.fading);
    this.fading = setTimeout(() => this.state.change({ happened: undefined }), READ);
  }

  private note(message: Told): void {
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
      case 'happening':
        this.happened(message.happening);
        return;
      case 'present':
        this.state.change({ here: message.people, watchers: message.watchers });
        return;
    }
    this.changes.set(this.changes.get() + 1);
  }
}
