/** How long a person who plays here waits for locks that don't answer, in milliseconds. */
const PATIENCE = 1000;

/** Which tab plays a table: one at a time has the lock, the others wait. Without locks (no https, or a browser that keeps no data) every tab may play. */
export class TabLock {
  private readonly name: string;
  private readonly onChange: (here: boolean) => void;
  private waiting = new AbortController();
  private release = (): void => {};
  /** How often it was asked for: only the last time counts. */
  private asked = 0;
  private left = false;
  private unanswered: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, onChange: (here: boolean) => void) {
    this.name = `shinar-${table}`;
    this.onChange = onChange;
  }

  /** Gets it as soon as no other tab has it. */
  wait(): void {
    this.waiting = new AbortController();
    void this.request({ signal: this.waiting.signal });
  }

  /** Gets it at once, from whichever tab has it. */
  take(): void {
    this.waiting.abort();
    clearTimeout(this.unanswered);
    this.unanswered = setTimeout(() => this.onChange(true), PATIENCE);
    void this.request({ steal: true });
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.unanswered);
    this.waiting.abort();
    this.release();
  }

  private async request(how: LockOptions): Promise<void> {
    const asked = ++this.asked;
    try {
      // Missing on an insecure page, despite the types.
      if (navigator.locks === undefined) this.gain();
      else await navigator.locks.request(this.name, how, () => this.hold());
    } catch (error) {
      if (!this.left && asked === this.asked) this.lost(error);
    }
  }

  private gain(): void {
    clearTimeout(this.unanswered);
    this.onChange(true);
  }

  private hold(): Promise<void> {
    if (this.left) return Promise.resolve();
    this.gain();
    return new Promise((done) => {
      this.release = done;
    });
  }

  /** Another tab has taken it, or the browser refuses locks. */
  private lost(error: unknown): void {
    clearTimeout(this.unanswered);
    if (error instanceof DOMException && error.name === 'AbortError') {
      this.onChange(false);
      this.wait();
      return;
    }
    console.warn(error);
    this.onChange(true);
  }
}
