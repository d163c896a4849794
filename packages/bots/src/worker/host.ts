/** The caller's side of a worker: promises for answers, progress, a signal to cancel, and a new worker in place of one that died. */
import type { Code } from '@shinar/core';
import type { Advice } from '../advice.ts';
import { Cancelled } from '../clock.ts';
import type { AdviseRequest, Answer, Call, Request, ThinkRequest, WarmRequest } from './protocol.ts';

/** A worker as seen from outside: a Web Worker or a Node thread, made by `openWebWorker` or `openThread`. */
export interface WorkerLine<R = Request> {
  post(call: Call<R>): void;
  close(): void;
}
interface WorkerListener {
  answered(answer: Answer): void;
  /** The worker is gone; nothing more will come. */
  died(reason: string): void;
}
export type OpenWorker<R = Request> = (listener: WorkerListener) => WorkerLine<R>;

/** The part of AbortSignal that is used. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface Waiting {
  told(progress: unknown): void;
  done(answer: Answer): void;
  failed(error: Error): void;
}

export interface Asking {
  readonly signal?: CancelSignal | undefined;
  /** Called with how far it has got. */
  readonly progress?: (progress: unknown) => void;
}

export class WorkerHost<R> {
  private readonly open: OpenWorker<R>;
  private line: WorkerLine<R> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(open: OpenWorker<R>) {
    this.open = open;
  }

  /** Ends the worker and cancels all pending requests. */
  close(): void {
    this.line?.close();
    this.line = undefined;
    this.dropAll(new Cancelled());
  }

  /** The worker's answer. Rejects with `Cancelled` as soon as the signal says so, with an Error if the worker fails or dies. */
  ask(request: R, { signal, progress }: Asking = {}): Promise<unknown> {
    const id = this.next++;
    return new Promise<unknown>((resolve, reject) => {
      const cancel = () => {
        this.line?.post({ id, cancel: true });
        this.settle(id)?.failed(new Cancelled());
      };
      if (signal?.aborted) return reject(new Cancelled());
      signal?.addEventListener('abort', cancel);
      const leave = () => signal?.removeEventListener('abort', cancel);
      this.waiting.set(id, {
        told: (how) => progress?.(how),
        done: (answer) => {
          leave();
          if ('result' in answer) resolve(answer.result);
          else reject(new Error('failure' in answer ? answer.failure : 'no result'));
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

  /** Forgets a worker that died; the next request opens another. */
  private opened(): WorkerLine<R> {
    const line = this.open({
      answered: (answer) => {
        if ('progress' in answer) this.waiting.get(answer.id)?.told(answer.progress);
        else this.settle(answer.id)?.done(answer);
      },
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

export class BotHost {
  private readonly host: WorkerHost<Request>;

  constructor(open: OpenWorker) {
    this.host = new WorkerHost(open);
  }

  /** The code that a bot plays. */
  async think(request: Omit<ThinkRequest, 'type'>, signal?: CancelSignal): Promise<Code> {
    return (await this.host.ask({ ...request, type: 'think' }, { signal })) as Code;
  }

  async advise(request: Omit<AdviseRequest, 'type'>, signal?: CancelSignal): Promise<Advice> {
    return (await this.host.ask({ ...request, type: 'advise' }, { signal })) as Advice;
  }

  /** Gets a bot ready before it is asked, so that its first step is as quick as the later ones. */
  async warm(request: Omit<WarmRequest, 'type'>): Promise<void> {
    await this.host.ask({ ...request, type: 'warm' });
  }

  /** Ends the worker and cancels all pending requests. */
  close(): void {
    this.host.close();
  }
}
