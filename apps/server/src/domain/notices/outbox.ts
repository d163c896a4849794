/** Notices in transit: a few at a time, the others wait, and when too many wait the rest are dropped. */
const AT_ONCE = 50;
const MOST_WAITING = 10_000;

export class Outbox {
  private readonly waiting: (() => Promise<unknown>)[] = [];
  private underWay = 0;

  add(send: () => Promise<unknown>): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(send);
    this.next();
  }

  private next(): void {
    if (this.underWay >= AT_ONCE) return;
    const send = this.waiting.shift();
    if (send === undefined) return;
    this.underWay++;
    void send().finally(() => {
      this.underWay--;
      this.next();
    });
  }
}
