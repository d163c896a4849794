/** Bots in worker threads: the event loop never waits for one. */
import type { BotHost } from '@shinar/bots';
import type { BotThreads } from '../house/bot-threads.ts';

interface Thread {
  /** From its first question on: a server starts sooner without bots. */
  host?: Promise<BotHost>;
  busy: number;
}

async function openHost(): Promise<BotHost> {
  const [{ BotHost }, { openBots }] = await Promise.all([import('@shinar/bots'), import('@shinar/catalogue/node')]);
  return new BotHost(openBots());
}

export class WorkerThreads implements BotThreads {
  private readonly threads: readonly Thread[];

  constructor(threads: number) {
    this.threads = Array.from({ length: Math.max(1, threads) }, () => ({ busy: 0 }));
  }

  /** Asks the thread that has the least to do. */
  async think(request: Parameters<BotHost['think']>[0]): Promise<number> {
    const least = this.threads.reduce((one, other) => (other.busy < one.busy ? other : one));
    least.busy++;
    try {
      least.host ??= openHost();
      return await (await least.host).think(request);
    } finally {
      least.busy--;
    }
  }

  get busy(): number {
    return this.threads.reduce((sum, { busy }) => sum + busy, 0);
  }

  close(): void {
    for (const { host } of this.threads) void host?.then((opened) => opened.close());
  }
}
