/** Bots in worker threads: the event loop never waits for one. */
import { BotHost } from '@shinar/bots';
import { openBots } from '@shinar/catalogue/node';
import type { BotThreads } from '../house/bot-threads.ts';

export class WorkerThreads implements BotThreads {
  private readonly hosts: { readonly host: BotHost; busy: number }[];

  constructor(threads: number) {
    this.hosts = Array.from({ length: Math.max(1, threads) }, () => ({ host: new BotHost(openBots()), busy: 0 }));
  }

  /** Asks the thread that has the least to do. */
  async think(request: Parameters<BotHost['think']>[0]): Promise<number> {
    const least = this.hosts.reduce((one, other) => (other.busy < one.busy ? other : one));
    least.busy++;
    try {
      return await least.host.think(request);
    } finally {
      least.busy--;
    }
  }

  get busy(): number {
    return this.hosts.reduce((sum, { busy }) => sum + busy, 0);
  }

  close(): void {
    for (const { host } of this.hosts) host.close();
  }
}
