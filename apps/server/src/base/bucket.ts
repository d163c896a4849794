/** A rate per second, with a small burst allowed. */
export class Bucket {
  private readonly rate: number;
  private readonly most: number;
  private left: number;
  private at = performance.now();

  constructor(rate: number, most: number) {
    this.rate = rate;
    this.most = most;
    this.left = most;
  }

  take(): boolean {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** Takes this many, or as many as there are. */
  spend(count: number): void {
    this.left = Math.max(0, this.left - count);
  }

  /** Whole seconds until one is available again. */
  get wait(): number {
    return Math.ceil((1 - this.left) / this.rate);
  }
}
