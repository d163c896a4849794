/** A Web Worker, reduced to the members used here: the package compiles without the DOM. */
import type { OpenWorker } from './host.ts';
import type { Answer, Call, Request } from './protocol.ts';
import { Served, type Work } from './served.ts';
import { BotWorker, type FindGame } from './worker.ts';

interface WebWorker<R> {
  postMessage(call: Call<R>): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answer }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

interface WorkerScope<R> {
  postMessage(answer: Answer): void;
  onmessage: ((event: { readonly data: Call<R> }) => void) | null;
  setTimeout(then: () => void, ms: number): unknown;
  readonly performance: { now(): number };
}

/** For a host: `new BotHost(openWebWorker(() => new Worker(...)))`, with a worker whose script calls `serveBots(self, find)`. */
export const openWebWorker =
  <R = Request>(make: () => WebWorker<R>): OpenWorker<R> =>
  (listener) => {
    const worker = make();
    worker.onmessage = ({ data }) => listener.answered(data);
    worker.onerror = ({ message }) => {
      worker.terminate();
      listener.died(message ?? 'unknown');
    };
    return { post: (call) => worker.postMessage(call), close: () => worker.terminate() };
  };

/** The whole script of a Web Worker. */
export function serveWebWorker<R>(scope: WorkerScope<R>, work: Work<R>): void {
  const rest = () => new Promise<void>((done) => scope.setTimeout(done, 0));
  const served = new Served<R>({ post: (answer) => scope.postMessage(answer), rest }, work);
  scope.onmessage = ({ data }) => void served.call(data);
}

/** The same for bots. */
export function serveBots(scope: WorkerScope<Request>, find: FindGame): void {
  serveWebWorker(scope, new BotWorker(find, scope.performance).work);
}
