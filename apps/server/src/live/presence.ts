/** Which players of a table are present, and how many people watch, here and at the other processes. */
import { randomBytes } from 'node:crypto';
import type { Bus, News } from '../domain/house/bus.ts';

type Told = Extract<News, { type: 'present' }>;
interface Here {
  readonly people: readonly string[];
  readonly watchers: number;
}

/** How often changes at a table are announced, in milliseconds: the first at once, the next ones together. */
const PACE = 1000;
const EVERY = 20_000;
/** A process that has been silent for this long is gone. */
const FORGET = 50_000;

export class Presence {
  readonly bus: Bus;
  private readonly process = randomBytes(6).toString('base64url');
  private readonly mine = new Map<number, Here>();
  private readonly others = new Map<number, Map<string, Here & { readonly at: number }>>();
  /** Tables with a recent announcement, and whether there is more to announce, and to whom. */
  private readonly told = new Map<number, { timer: NodeJS.Timeout; again: boolean; publish: boolean }>();
  private changed: (num: number) => void = () => {};
  private readonly timer: NodeJS.Timeout;

  constructor(bus: Bus) {
    this.bus = bus;
    this.timer = setInterval(() => this.repeat(), EVERY);
    this.timer.unref();
  }

  listen(changed: (num: number) => void): void {
    this.changed = changed;
  }

  here(num: number, people: readonly string[], watchers: number): void {
    if (people.length + watchers === 0) this.mine.delete(num);
    else this.mine.set(num, { people, watchers });
    this.tell(num, true);
  }

  receive({ process, num, people, watchers }: Told): void {
    const told = this.others.get(num) ?? new Map();
    if (people.length + watchers === 0) told.delete(process);
    else told.set(process, { people, watchers, at: performance.now() });
    if (told.size === 0) this.others.delete(num);
    else this.others.set(num, told);
    this.tell(num, false);
  }

  at(num: number): { people: string[]; watchers: number } {
    const all = [this.mine.get(num), ...(this.others.get(num)?.values() ?? [])].filter((here) => here !== undefined);
    return { people: [...new Set(all.flatMap(({ people }) => people))], watchers: all.reduce((sum, { watchers }) => sum + watchers, 0) };
  }

  close(): void {
    clearInterval(this.timer);
    for (const { timer } of this.told.values()) clearTimeout(timer);
  }

  private tell(num: number, publish: boolean): void {
    const told = this.told.get(num);
    if (told) {
      told.again = true;
      told.publish ||= publish;
      return;
    }
    const timer = setTimeout(() => {
      const now = this.told.get(num);
      this.told.delete(num);
      if (now?.again) this.tell(num, now.publish);
    }, PACE);
    timer.unref();
    this.told.set(num, { timer, again: false, publish: false });
    if (publish) this.publish(num, this.mine.get(num) ?? { people: [], watchers: 0 });
    this.changed(num);
  }

  private publish(num: number, { people, watchers }: Here): void {
    void this.bus.publish({ type: 'present', process: this.process, num, people, watchers });
  }

  private repeat(): void {
    for (const [num, here] of this.mine) this.publish(num, here);
    for (const [num, told] of this.others) {
      for (const [process, { at }] of told) {
        if (performance.now() - at > FORGET) this.receive({ type: 'present', process, num, people: [], watchers: 0 });
      }
    }
  }
}
