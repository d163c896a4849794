/** Bots in a worker thread of Node. */
import { parentPort, Worker } from 'node:worker_threads';
import type { OpenWorker } from './host.ts';
import type { Call } from './protocol.ts';
import { Served } from './served.ts';
import { BotWorker, type FindGame } from './worker.ts';

/** For `new BotHost(openThread(url))`, with a script that calls `serveThread`. The thread does not keep the process alive. */
export const openThread =
  (entry: URL): OpenWorker =>
  (listener) => {
    const thread = new Worker(entry);
    thread.unref();
    thread.on('message', (answer) => listener.answered(answer));
    thread.on('error', (error) => listener.died(error instanceof Error ? error.message : String(error)));
    thread.on('exit', (code) => listener.died(`exit code ${code}`));
    return { post: (call) => thread.postMessage(call), close: () => void thread.terminate() };
  };

/** The whole script of a worker thread. */
export function serveThread(find: FindGame): void {
  if (parentPort === null) throw new Error('serveThread: it runs in a worker thread only');
  const line = parentPort;
  const port = { post: (answer: unknown) => line.postMessage(answer), rest: () => new Promise<void>((done) => setImmediate(done)) };
  const worker = new Served(port, new BotWorker(find, performance).work);
  line.on('message', (call: Call) => void worker.call(call));
}
