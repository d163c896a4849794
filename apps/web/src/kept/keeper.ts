/** Saves a table open in this tab: tells other tabs about every change, and retries until it is written. */
import { whenTooLong } from '../base/storage/patience.ts';
import { keepsNothing } from '../base/storage/storage.ts';
import { Value } from '../base/value.ts';
import { type DeviceGame, versionOf } from './device-game.ts';
import { announceTable, findTable, forgetTable, isUnwritten, replaceTable } from './store.ts';
import { TabLock } from './tab-lock.ts';

export interface Keeping {
  /** Whether this tab plays the table. */
  readonly here: boolean;
  /** Whether something couldn't be written yet. */
  readonly failing: boolean;
  /** Whether another tab was ahead of what was played here. */
  readonly overtaken: boolean;
}

/** What it reports to the table: its new contents, and whether it is played here. */
export interface Followers {
  follow(kept: DeviceGame): void;
  sit(here: boolean): void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 5000;
/** How long an opened table waits to hear that it is played here, in milliseconds. */
const PATIENCE = 250;

export class Keeper {
  readonly state = new Value<Keeping>({ here: false, failing: false, overtaken: false });
  private latest: DeviceGame;
  /** The version that our own changes build on. */
  private base: number;
  private unwritten = false;
  private writing = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly lock: TabLock;
  private readonly channel: BroadcastChannel | undefined;
  private table: Followers | undefined;
  /** How often the lock was gained or lost. */
  private handovers = 0;
  private settled = (): void => {};

  constructor(kept: DeviceGame) {
    this.latest = kept;
    this.base = versionOf(kept);
    this.lock = new TabLock(kept.id, (here) => void (here ? this.begin() : this.end()));
    this.channel = openChannel(`shinar-${kept.id}`);
  }

  /** Resolves once it is known whether the table is played here. */
  open(table: Followers): Promise<void> {
    this.table = table;
    this.channel?.addEventListener('message', ({ data }) => this.learn(data as DeviceGame));
    this.lock.wait();
    return new Promise((done) => {
      this.settled = done;
      setTimeout(done, PATIENCE);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.table = undefined;
    this.lock.leave();
    this.channel?.close();
  }

  /** Call when the table has changed here. */
  keep(kept: DeviceGame): void {
    this.latest = kept;
    this.unwritten = true;
    this.state.change({ overtaken: false });
    this.tell(kept);
    announceTable(kept);
    void this.write();
  }

  /** Play goes on where the other tabs can't be told. */
  private tell(kept: DeviceGame): void {
    try {
      this.channel?.postMessage(kept);
    } catch (error) {
      console.warn(error);
    }
  }

  /** This tab plays from now on. */
  take(): void {
    this.lock.take();
  }

  /** Nobody else writes now: we continue from what they wrote last. */
  private async begin(): Promise<void> {
    const handover = ++this.handovers;
    const { id } = this.latest;
    const there = await findTable(id).catch(() => undefined);
    if (handover !== this.handovers) return;
    if (there !== undefined && versionOf(there) > versionOf(this.latest)) this.adopt(there);
    this.base = versionOf(this.latest);
    this.unwritten = there === undefined || isUnwritten(id) || versionOf(there) < this.base;
    this.state.change({ here: true });
    this.table?.sit(true);
    this.settled();
    void this.write();
  }

  /** Another tab plays from now on, and has heard everything that was played here. */
  private end(): void {
    this.handovers++;
    clearTimeout(this.timer);
    this.unwritten = false;
    forgetTable(this.latest.id);
    this.state.change({ here: false, failing: false, overtaken: false });
    this.table?.sit(false);
  }

  private learn(kept: DeviceGame): void {
    if (versionOf(kept) > versionOf(this.latest)) this.adopt(kept);
  }

  private adopt(kept: DeviceGame): void {
    this.latest = kept;
    this.base = versionOf(kept);
    this.unwritten = false;
    forgetTable(kept.id);
    this.table?.follow(kept);
  }

  private async write(): Promise<void> {
    if (this.writing || !this.unwritten) return;
    this.writing = true;
    clearTimeout(this.timer);
    const written = this.latest;
    const stop = whenTooLong(() => this.state.change({ failing: true }));
    try {
      this.wrote(written, await replaceTable(written, this.base));
    } catch {
      this.state.change({ failing: true });
      this.timer = setTimeout(() => void this.write(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
      return;
    } finally {
      stop();
      this.writing = false;
    }
    void this.write();
  }

  private wrote(written: DeviceGame, newer: DeviceGame | undefined): void {
    this.wait = FIRST_WAIT;
    this.state.change({ failing: false, overtaken: newer !== undefined });
    if (newer !== undefined) this.adopt(newer);
    else {
      this.base = Math.max(this.base, versionOf(written));
      this.unwritten = this.latest !== written;
    }
  }
}

/** Undefined if the browser has none, or refuses it as it refuses to keep anything. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  } catch (error) {
    keepsNothing(error);
    return undefined;
  }
}
