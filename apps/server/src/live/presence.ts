/** Who is at which table, here and in the other processes. */
import { randomBytes } from 'node:crypto';
import type { Bus, News } from '../bus/bus.ts';

type Told = Extract<News, { type: 'present' }>;
interface Here {
  readonly people: readonly string[];
  readonly watchers: number;
}

/** A word between processes has 8,000 bytes; of a crowd, the rest count as watchers. */
const MOST_TOLD = 300;
const EVERY = 20_000;
/** A process that has been silent for so long is gone. */
const FORGET = 50_000;

export class Presence {
  private readonly bus: Bus;
  private readonly process = randomBytes(6).toString('base64url');
  private readonly mine = new Map<number, Here>();
  private readonly others = new Map<number, Map<string, Here & { readonly at: number }>>();
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
    this.say(num, { people, watchers });
    this.changed(num);
  }

  heard({ process, num, people, watchers }: Told): void {
    const told = this.others.get(num) ?? new Map();
    if (people.length + watchers === 0) told.delete(process);
    else told.set(process, { people, watchers, at: performance.now() });
    if (told.size === 0) this.others.delete(num);
    else this.others.set(num, told);
    this.changed(num);
  }

  at(num: number): { people: string[]; watchers: number } {
    const all = [this.mine.get(num), ...(this.others.get(num)?.values() ?? [])].filter((here) => here !== undefined);
    return { people: [...new Set(all.flatMap(({ people }) => people))], watchers: all.reduce((sum, { watchers }) => sum + watchers, 0) };
  }

  close(): void {
    clearInterval(this.timer);
  }

  private say(num: number, { people, watchers }: Here): void {
    const told = people.slice(0, MOST_TOLD);
    void this.bus.publish({ type: 'present', process: this.process, num, people: told, watchers: watchers + people.length - told.length });
  }

  private repeat(): void {
    for (const [num, here] of this.mine) this.say(num, here);
    for (const [num, told] of this.others) {
      for (const [process, { at }] of told) {
        if (performance.now() - at > FORGET) this.heard({ type: 'present', process, num, people: [], watchers: 0 });
      }
    }
  }
}
