/** The outside of a worker: promises for answers, a signal to cancel, and a new worker in place of one that died. */
import type { Code } from '@shinar/core';
import type { Advice } from '../advice.ts';
import { Cancelled } from '../clock.ts';
import type { AdviseRequest, Answer, Call, Request, ThinkRequest } from './protocol.ts';

/** A worker as seen from outside: a Web Worker or a thread of Node, made by `openWebWorker` or `openThread`. */
export interface WorkerLine {
  post(call: Call): void;
  close(): void;
}
interface WorkerListener {
  answered(answer: Answer): void;
  /** The worker is gone; nothing more will come. */
  died(reason: string): void;
}
export type OpenWorker = (listener: WorkerListener) => WorkerLine;

/** What an AbortSignal offers. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface Waiting {
  done(answer: Answer): void;
  failed(error: Error): void;
}

export class BotHost {
  private readonly open: OpenWorker;
  private line: WorkerLine | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(open: OpenWorker) {
    this.open = open;
  }

  /** The code that a bot plays. Rejects with `Cancelled` as soon as the signal says so, with an Error when the bot fails. */
  async think(request: Omit<ThinkRequest, 'type'>, signal?: CancelSignal): Promise<Code> {
    const answer = await this.ask({ ...request, type: 'think' }, signal);
    if ('code' in answer) return answer.code;
    throw new Error('bots: the answer has no code');
  }

  async advise(request: Omit<AdviseRequest, 'type'>, signal?: CancelSignal): Promise<Advice> {
    const answer = await this.ask({ ...request, type: 'advise' }, signal);
    if ('advice' in answer) return answer.advice;
    throw new Error('bots: the answer has no advice');
  }

  /** Ends the worker; whoever waits is cancelled. */
  close(): void {
    this.line?.close();
    this.line = undefined;
    this.dropAll(new Cancelled());
  }

  private ask(request: Request, signal?: CancelSignal): Promise<Answer> {
    const id = this.next++;
    return new Promise<Answer>((resolve, reject) => {
      const cancel = () => {
        this.line?.post({ id, cancel: true });
        this.settle(id)?.failed(new Cancelled());
      };
      if (signal?.aborted) return reject(new Cancelled());
      signal?.addEventListener('abort', cancel);
      const leave = () => signal?.removeEventListener('abort', cancel);
      this.waiting.set(id, {
        done: (answer) => {
          leave();
          if ('failure' in answer) reject(new Error(answer.failure));
          else resolve(answer);
        },
        failed: (error) => {
          leave();
          reject(error);
        },
      });
      this.line ??= this.opened();
      this.line.post({ id, request });
    });
  }

  /** A worker that died is forgotten; the next request opens another. */
  private opened(): WorkerLine {
    const line = this.open({
      answered: (answer) => this.settle(answer.id)?.done(answer),
      died: (reason) => {
        if (this.line !== line) return;
        this.line = undefined;
        this.dropAll(new Error(`bots: the worker died: ${reason}`));
      },
    });
    return line;
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private dropAll(error: Error): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of all) failed(error);
  }
}
