/** Bots in worker threads: the event loop never waits for one. */
import { BotHost } from '@shinar/bots';
import { openThread } from '@shinar/bots/node';

export class BotHands {
  private readonly hosts: { readonly host: BotHost; busy: number }[];

  constructor(threads: number) {
    this.hosts = Array.from({ length: Math.max(1, threads) }, () => ({ host: new BotHost(openThread()), busy: 0 }));
  }

  /** Asks the thread that has least to do. */
  async think(request: Parameters<BotHost['think']>[0]): Promise<number> {
    const hand = this.hosts.reduce((least, other) => (other.busy < least.busy ? other : least));
    hand.busy++;
    try {
      return await hand.host.think(request);
    } finally {
      hand.busy--;
    }
  }

  get busy(): number {
    return this.hosts.reduce((sum, { busy }) => sum + busy, 0);
  }

  close(): void {
    for (const { host } of this.hosts) host.close();
  }
}
