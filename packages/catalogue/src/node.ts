/** Bots of all games in a Node worker thread: `new BotHost(openBots())`. */
import type { OpenWorker } from '@shinar/bots';
import { openThread } from '@shinar/bots/node';

export const openBots = (): OpenWorker => openThread(new URL('./node-worker.ts', import.meta.url));
