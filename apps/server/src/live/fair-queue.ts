/** How long to work before checking for new input, in milliseconds. */
const SLICE = 0.5;

/** Serves everyone in turn, one thing each: only those who ask for a lot at once have to wait. */
export class FairQueue<Who> {
  /** In the order of their turns; nobody is here without work waiting. */
  private readonly waiting = new Map<Who, (() => void)[]>();
  private awake = false;

  add(who: Who, work: () => void): void {
    const mine = this.waiting.get(who);
    if (mine) mine.push(work);
    else this.waiting.set(who, [work]);
    this.wake();
  }

  private wake(): void {
    if (this.awake) return;
    this.awake = true;
    setImmediate(() => {
      this.awake = false;
      this.take();
    });
  }

  private take(): void {
    const until = performance.now() + SLICE;
    for (const [who, mine] of this.waiting) {
      this.waiting.delete(who);
      const [work, ...rest] = mine;
      if (rest.length > 0) this.waiting.set(who, rest);
      work?.();
      if (performance.now() >= until) break;
    }
    if (this.waiting.size > 0) this.wake();
  }
}
