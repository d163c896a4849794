/** Bots think in a worker, so that the table stays quick. */
import { BotHost, Cancelled, openWebWorker, type ThinkRequest as Request } from '@shinar/bots';
import type { Code } from '@shinar/core';

export type ThinkRequest = Omit<Request, 'type'>;

export interface Thinker {
  /** Rejects with `Cancelled` when the table is left. */
  choose(request: ThinkRequest): Promise<Code>;
  /** Ends the thinking early: the bot plays what it sees at a glance. */
  hurry(): void;
  /** Ends the thinking without an answer. */
  cancel(): void;
}

/** How long a bot that is hurried may still look, in milliseconds. */
const GLANCE = 30;

type WorkerOf = Parameters<typeof openWebWorker>[0];

/** The bots' package compiles without the DOM and names only the few parts of a worker that it uses. */
const makeWorker: WorkerOf = () =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }) as unknown as ReturnType<WorkerOf>;
export const openBotWorker = openWebWorker(makeWorker);

export class WorkerThinker implements Thinker {
  private readonly host = new BotHost(openBotWorker);
  private thinking = new AbortController();
  private hurried = false;

  async choose(request: ThinkRequest): Promise<Code> {
    this.thinking = new AbortController();
    this.hurried = false;
    try {
      return await this.host.think(request, this.thinking.signal);
    } catch (error) {
      if (!(error instanceof Cancelled) || !this.hurried) throw error;
      return this.host.think({ ...request, budget: { ms: GLANCE } });
    }
  }

  hurry(): void {
    this.hurried = true;
    this.thinking.abort();
  }

  cancel(): void {
    this.thinking.abort();
  }
}
