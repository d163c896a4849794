/** Bots think in a worker, so that the table stays quick. */
import type { Code } from '@shinar/core';
import type { GameId } from '../games/index.ts';
import type { Level } from './kept.ts';

export interface ThinkRequest {
  readonly game: GameId;
  readonly boardData?: unknown;
  /** The state as JSON. */
  readonly state: object;
  readonly level: Level;
}

export interface Thinker {
  choose(request: ThinkRequest): Promise<Code>;
  /** Ends the thinking early; the move thought best so far is played. */
  stop(): void;
}

export type ThinkMessage = { readonly type: 'think'; readonly id: number; readonly request: ThinkRequest } | { readonly type: 'stop' };
/** A bot's answer to the question of that id, or what went wrong. */
export type ThinkAnswer = { readonly id: number } & ({ readonly code: Code } | { readonly error: string });

/** One worker, started at the first question and replaced after a fault. */
export class WorkerThinker implements Thinker {
  private worker: Worker | undefined;
  private asked = 0;

  choose(request: ThinkRequest): Promise<Code> {
    this.worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    const { worker } = this;
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      const fail = (message: string): void => {
        this.close();
        reject(new Error(`A bot failed: ${message}`));
      };
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => {
        if (data.id !== id) return;
        if ('error' in data) fail(data.error);
        else resolve(data.code);
      };
      worker.postMessage({ type: 'think', id, request } satisfies ThinkMessage);
    });
  }

  stop(): void {
    this.worker?.postMessage({ type: 'stop' } satisfies ThinkMessage);
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
