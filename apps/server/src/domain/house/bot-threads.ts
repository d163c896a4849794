import type { BotHost } from '@shinar/bots';

/** Bots think elsewhere: the event loop never waits for one. */
export interface BotThreads {
  think(request: Parameters<BotHost['think']>[0]): Promise<number>;
}
