/** Bots think in a worker, so that the table stays responsive. */
import { BotHost, type Request as BotRequest, Cancelled, type ThinkRequest as Request, type WarmRequest } from '@shinar/bots';
import type { Code } from '@shinar/core';
import { openScript } from './open-script.ts';

export type ThinkRequest = Omit<Request, 'type'>;

export interface Thinker {
  /** Rejects with `Cancelled` when the table is left. */
  choose(request: ThinkRequest): Promise<Code>;
  /** Ends the thinking early: the bot plays what it sees at a glance. */
  answerNow(): void;
  /** Ends the thinking without an answer. */
  cancel(): void;
}

/** How much longer a bot told to answer now may look, in milliseconds. */
const GLANCE = 30;

export const openBotWorker = openScript<BotRequest>(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));

export class WorkerThinker implements Thinker {
  private readonly host = new BotHost(openBotWorker);
  private thinking = new AbortController();
  private isCutShort = false;

  /** Gets a bot ready before its first step. If that fails, the first step will say why. */
  warm(request: Omit<WarmRequest, 'type'>): void {
    this.host.warm(request).catch(() => undefined);
  }

  async choose(request: ThinkRequest): Promise<Code> {
    this.thinking = new AbortController();
    this.isCutShort = false;
    try {
      return await this.host.think(request, this.thinking.signal);
    } catch (error) {
      if (!(error instanceof Cancelled) || !this.isCutShort) throw error;
      return this.host.think({ ...request, budget: { ms: GLANCE } });
    }
  }

  answerNow(): void {
    this.isCutShort = true;
    this.thinking.abort();
  }

  cancel(): void {
    this.thinking.abort();
  }
}
