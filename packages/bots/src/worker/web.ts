/** Bots in a Web Worker: the few parts of its face that are used here, so that the package compiles without the DOM. */
import type { OpenWorker } from './host.ts';
import type { Answer, Call } from './protocol.ts';
import { BotWorker } from './worker.ts';

interface WebWorker {
  postMessage(call: Call): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answer }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

interface WorkerScope {
  postMessage(answer: Answer): void;
  onmessage: ((event: { readonly data: Call }) => void) | null;
  setTimeout(then: () => void, ms: number): unknown;
  readonly performance: { now(): number };
}

/** For `new BotHost(openWebWorker(() => new Worker(...)))`, with a worker whose script calls `serveWebWorker(self)`. */
export const openWebWorker =
  (make: () => WebWorker): OpenWorker =>
  (listener) => {
    const worker = make();
    worker.onmessage = ({ data }) => listener.answered(data);
    worker.onerror = ({ message }) => {
      worker.terminate();
      listener.died(message ?? 'unknown');
    };
    return { post: (call) => worker.postMessage(call), close: () => worker.terminate() };
  };

/** The whole script of a Web Worker: `serveWebWorker(self)`. */
export function serveWebWorker(scope: WorkerScope): void {
  const rest = () => new Promise<void>((done) => scope.setTimeout(done, 0));
  const worker = new BotWorker({ post: (answer) => scope.postMessage(answer), rest }, scope.performance);
  scope.onmessage = ({ data }) => void worker.call(data);
}
