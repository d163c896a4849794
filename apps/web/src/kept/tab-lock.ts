/** Which tab plays a table: one at a time has the lock, the others wait. Without locks (no https, or a browser that keeps no data) every tab may play. */
export class TabLock {
  private readonly name: string;
  private readonly onChange: (here: boolean) => void;
  private waiting = new AbortController();
  private release = (): void => {};
  private left = false;

  constructor(table: string, onChange: (here: boolean) => void) {
    this.name = `shinar-${table}`;
    this.onChange = onChange;
  }

  /** Gets it as soon as no other tab has it. */
  wait(): void {
    this.waiting = new AbortController();
    this.request({ signal: this.waiting.signal });
  }

  /** Gets it at once, from whichever tab has it. */
  take(): void {
    this.waiting.abort();
    this.request({ steal: true });
  }

  leave(): void {
    this.left = true;
    this.waiting.abort();
    this.release();
  }

  private request(how: LockOptions): void {
    // Missing on an insecure page, despite the types.
    if (navigator.locks === undefined) this.onChange(true);
    else navigator.locks.request(this.name, how, () => this.hold()).catch((error: unknown) => this.lost(error, how));
  }

  private hold(): Promise<void> {
    if (this.left) return Promise.resolve();
    this.onChange(true);
    return new Promise((done) => {
      this.release = done;
    });
  }

  private lost(error: unknown, { signal }: LockOptions): void {
    if (this.left || signal?.aborted) return;
    if (!(error instanceof DOMException) || !['AbortError', 'SecurityError'].includes(error.name)) throw error;
    if (error.name === 'SecurityError') {
      this.onChange(true);
      return;
    }
    this.onChange(false);
    this.wait();
  }
}
